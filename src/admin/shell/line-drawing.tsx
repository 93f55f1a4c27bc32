type Props = {
  /** Path data on a field of 24. */
  shape: string
  size: number
  strokeWidth?: number
}

/** A drawing beside words that say the same, or within a button that has a name: screen readers pass over it. */
export function LineDrawing({ shape, size, strokeWidth = 1.7 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} />
    </svg>
  )
}
