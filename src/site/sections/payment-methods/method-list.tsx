import type { SiteContent } from '#content/site-content/index.ts'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext } from '#site/render-context.ts'

type Props = {
  methods: SiteContent['payments']['methods']
  className?: string | undefined
}

/** All ways to pay. One without a picture is set in type only. */
export function MethodList({ methods, className }: Props) {
  const { images } = useRenderContext()
  return (
    <ul className={className}>
      {methods.map(({ name, iconPath }) => (
        <li key={name}>
          {iconPath && <Picture image={images(iconPath)} alt="" sizes="48px" contained />}
          {name}
        </li>
      ))}
    </ul>
  )
}
