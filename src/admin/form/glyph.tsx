import { LineDrawing } from '#admin/shell/line-drawing.tsx'

/** Line icons on a 24 × 24 grid, in the style of the site's icons. */
const shapes = {
  up: 'M6.5 14.5L12 9l5.5 5.5',
  down: 'M6.5 9.5L12 15l5.5-5.5',
  drag: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  more: 'M12 6v.1M12 12v.1M12 18v.1',
  remove: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  add: 'M12 5v14M5 12h14',
  undo: 'M8.5 5L4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-4',
  redo: 'M15.5 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h4',
  show: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  hide: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M5 19.5L19 4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
  external: 'M14 4.5h5.5V10M19 5l-8 8M17 14v5.5H4.5V7H10',
} as const

export type GlyphName = keyof typeof shapes

/** An icon of a form control. */
export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  // Dots are zero-length lines, so only a thick stroke makes them visible.
  return (
    <LineDrawing
      shape={shapes[name]}
      size={size}
      strokeWidth={name === 'drag' || name === 'more' ? 2.6 : 1.7}
    />
  )
}
