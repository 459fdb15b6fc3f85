// Writes JSON in the order it is told and without a document in between: the referee answers line by line.
#pragma once

#include <string>
#include <string_view>

namespace cli {

class JsonWriter {
public:
    JsonWriter &beginObject(std::string_view key = {});
    JsonWriter &endObject();
    JsonWriter &beginArray(std::string_view key = {});
    JsonWriter &endArray();
    JsonWriter &text(std::string_view key, std::string_view value); // a key is left out inside an array
    JsonWriter &number(std::string_view key, long long value);
    JsonWriter &boolean(std::string_view key, bool value);
    JsonWriter &null(std::string_view key);

    [[nodiscard]] const std::string &json() const { return m_json; }

private:
    void open(std::string_view key, char bracket);
    void close(char bracket);
    void begin(std::string_view key); // comma and key
    void quoteControl(unsigned c);
    void quote(std::string_view text);

    std::string m_json;
    bool m_first = true;
};

} // namespace cli
