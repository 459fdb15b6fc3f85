// Commas, quotes and escapes.
#include "cli/json.h"

namespace cli {

JsonWriter &JsonWriter::beginObject(std::string_view key)
{
    open(key, '{');
    return *this;
}

JsonWriter &JsonWriter::endObject()
{
    close('}');
    return *this;
}

JsonWriter &JsonWriter::beginArray(std::string_view key)
{
    open(key, '[');
    return *this;
}

JsonWriter &JsonWriter::endArray()
{
    close(']');
    return *this;
}

JsonWriter &JsonWriter::text(std::string_view key, std::string_view value)
{
    begin(key);
    quote(value);
    return *this;
}

JsonWriter &JsonWriter::number(std::string_view key, long long value)
{
    begin(key);
    m_json += std::to_string(value);
    return *this;
}

JsonWriter &JsonWriter::boolean(std::string_view key, bool value)
{
    begin(key);
    m_json += value ? "true" : "false";
    return *this;
}

JsonWriter &JsonWriter::null(std::string_view key)
{
    begin(key);
    m_json += "null";
    return *this;
}

void JsonWriter::open(std::string_view key, char bracket)
{
    begin(key);
    m_json += bracket;
    m_first = true;
}

void JsonWriter::close(char bracket)
{
    m_json += bracket;
    m_first = false;
}

void JsonWriter::begin(std::string_view key)
{
    if (!m_first)
        m_json += ',';
    m_first = false;
    if (!key.empty()) {
        quote(key);
        m_json += ':';
    }
}

void JsonWriter::quote(std::string_view text)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    m_json += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            m_json += '\\';
            m_json += c;
        } else if (byte < 0x20) {
            m_json.append("\\u00").push_back(kHex[byte >> 4]);
            m_json += kHex[byte & 0xF];
        } else {
            m_json += c;
        }
    }
    m_json += '"';
}

} // namespace cli
