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

void JsonWriter::quoteControl(unsigned c)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    m_json.append("\\u00").push_back(kHex[c >> 4]);
    m_json += kHex[c & 0xF];
}

void JsonWriter::quote(std::string_view text)
{
    m_json += '"';
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const auto byte = static_cast<unsigned char>(c);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        if (c == '"' || c == '\\') {
            m_json += '\\';
            m_json += c;
        } else if (byte < 0x20 || byte == 0x7F) {
            quoteControl(byte);
        } else if (byte == 0xC2 && next < 0xA0) { // C1 steers terminals too
            quoteControl(next);
            ++i;
        } else {
            m_json += c;
        }
    }
    m_json += '"';
}

} // namespace cli
