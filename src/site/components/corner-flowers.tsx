import { useRenderContext } from '#site/render-context.ts'
import { Picture } from './picture.tsx'

const corners = ['tl', 'tr', 'br', 'bl']

/** A quarter of a flower in each corner. The parent must be positioned and clip its content. */
export function CornerFlowers({ drawing = '/dibujos/flor.svg' }: { drawing?: string }) {
  const image = useRenderContext().images(drawing)
  return corners.map((corner) => (
    <Picture key={corner} image={image} alt="" sizes="96px" className={`flower ${corner}`} />
  ))
}
