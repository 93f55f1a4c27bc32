import { Icon } from '#site/components/icon.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'

/** Leads to the contact page. Nothing without its text. */
export function ValuationLink() {
  const { linkText } = useSiteContent().callToAction
  if (!linkText) return null
  return (
    <a className="more-link" href={contactPath}>
      {linkText}
      <Icon name="arrow" />
    </a>
  )
}
