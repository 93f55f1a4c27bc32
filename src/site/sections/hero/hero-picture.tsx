import { useRenderContext, useSiteContent } from '#site/render-context.ts'

/** The picture of the hero, which changes at 768 and 1024 px; each source reserves its own space. */
export function HeroPicture({ className }: { className?: string | undefined }) {
  const { images } = useRenderContext()
  const { mainImage, tabletImage, mobileImage, imageAlt } = useSiteContent().heroSection
  const main = images(mainImage)
  const tablet = images(tabletImage || mainImage)
  const mobile = images(mobileImage || mainImage)
  return (
    <picture>
      <source media="(min-width: 1024px)" srcSet={main.src} width={main.width} height={main.height} />
      <source media="(min-width: 768px)" srcSet={tablet.src} width={tablet.width} height={tablet.height} />
      <img
        className={className}
        src={mobile.src}
        width={mobile.width}
        height={mobile.height}
        alt={imageAlt}
        fetchPriority="high"
      />
    </picture>
  )
}
