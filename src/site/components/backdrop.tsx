import { useRenderContext } from '#site/render-context.ts'
import { Picture } from './picture.tsx'

type Props = {
  /** Empty where the owner chose none: then there is nothing. */
  path: string
  sizes?: string
}

/** The owner's picture behind a section, of which little shows through. */
export function Backdrop({ path, sizes = '100vw' }: Props) {
  const { images } = useRenderContext()
  if (!path) return null
  return <Picture image={images(path)} alt="" sizes={sizes} className="backdrop" />
}
