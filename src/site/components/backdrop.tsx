import { useRenderContext } from '#site/render-context.ts'
import styles from './backdrop.module.css'
import { Picture } from './picture.tsx'

type Props = {
  /** Path of the picture. With an empty path, nothing is rendered. */
  path: string
  className?: string | undefined
}

/** A faint background picture of a section, chosen by the owner. */
export function Backdrop({ path, className = '' }: Props) {
  const { images } = useRenderContext()
  if (!path) return null
  return (
    <Picture image={images(path)} alt="" sizes="100vw" className={`${styles.backdrop} ${className}`.trim()} />
  )
}
