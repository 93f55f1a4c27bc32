import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'

const corners = ['tl', 'tr', 'br', 'bl']

/** A quarter of a flower in each corner of a cell, which its neighbours complete. */
export function CornerFlowers({ drawing }: { drawing: string }) {
  const image = useRenderContext().images(drawing)
  return corners.map((corner) => <Picture key={corner} image={image} alt="" className={`flower ${corner}`} />)
}
