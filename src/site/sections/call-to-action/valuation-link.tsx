import { Icon } from '#site/components/icon.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'

/** Link to the contact page; nothing without a text. */
export function ValuationLink() {
  const { linkText } = useSiteContent().callToAction
  if (!linkText) return null
  return (
    <a className="more-link" href={contactPath}>
      {linkText}
      <Icon name="arrow" isLate />
    </a>
  )
}
