// The discard pile as it lies there: two-faced cards of which some faces have been seen.
#pragma once

#include "rules/card.h"
#include "rules/editions.h"

#include <algorithm>

namespace rules {

class Pile {
public:
    constexpr Pile() { m_faces[0].fill(kUnseen), m_faces[1].fill(kUnseen); }

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] std::optional<Face> top(Side side) const
    {
        if (m_size == 0 || faces(side)[m_size - 1] == kUnseen)
            return std::nullopt;
        return Face::fromCode(faces(side)[m_size - 1]);
    }
    [[nodiscard]] int count(Face face, Side side) const
    {
        // Over the whole array: unused places are unseen, and a fixed length is what compilers do well.
        return int(std::count(faces(side).begin(), faces(side).end(), std::uint8_t(face.code())));
    }

    void lay(Face face, Side side) { faces(side)[m_size++] = std::uint8_t(face.code()); }
    void nameTop(Face face, Side side) { faces(side)[m_size - 1] = std::uint8_t(face.code()); }
    void turnOver()
    {
        for (Faces &faces : m_faces)
            std::reverse(faces.begin(), faces.begin() + m_size);
    }
    void keepOnlyTop()
    {
        for (Faces &faces : m_faces) {
            const std::uint8_t top = faces[m_size - 1];
            faces.fill(kUnseen);
            faces[0] = top;
        }
        m_size = 1;
    }

    bool operator==(const Pile &) const = default;

private:
    using Faces = std::array<std::uint8_t, kLargestDeck>; // bottom first
    static constexpr std::uint8_t kUnseen = 0xFF;

    [[nodiscard]] const Faces &faces(Side side) const { return m_faces[std::size_t(side)]; }
    [[nodiscard]] Faces &faces(Side side) { return m_faces[std::size_t(side)]; }

    std::array<Faces, 2> m_faces{};
    std::uint8_t m_size = 0;
};

} // namespace rules
