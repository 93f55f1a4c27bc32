import type { Palette } from '#content/theme/index.ts'

const petals = [0, 45, 90, 135, 180, 225, 270, 315]
const corners = [0, 90, 180, 270]

/** A small tile in a theme's colours, to compare themes. */
export function MiniTile({ palette }: { palette: Palette }) {
  const { 't-bg': ground, 't-line': line, 't-fill': fill, 't-wash': wash, 't-accent': accent } = palette
  return (
    <svg viewBox="-30 -30 60 60" aria-hidden="true">
      <path d="M-30-30h60v60h-60z" fill={ground} />
      {corners.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-30-30h17a17 17 0 0 1-17 17z" fill={line} />
          <path d="M-30-30h11a11 11 0 0 1-11 11z" fill={wash} />
          <path d="M-30-30h5a5 5 0 0 1-5 5z" fill={accent} />
          <path d="M0-30c5 3 5 7 0 10c-5-3-5-7 0-10" fill={fill} />
        </g>
      ))}
      {petals.map((angle) => (
        <path
          key={angle}
          d="M0-6c5-5 4-10 0-13c-4 3-5 8 0 13"
          fill={angle % 90 === 0 ? fill : wash}
          stroke={line}
          strokeWidth={1.2}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r={6} fill={accent} stroke={line} strokeWidth={1.5} />
      <path d="M-30-30h60v60h-60z" fill="none" stroke={line} strokeWidth={1.5} />
    </svg>
  )
}
