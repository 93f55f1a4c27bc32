type Props = {
  /** Path data on a 24 × 24 grid. */
  shape: string
  size: number
  strokeWidth?: number
}

/** Hidden from screen readers: text beside it, or the button's name, says the same. */
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
