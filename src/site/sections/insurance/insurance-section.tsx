import type { ReactNode } from 'react'
import type { SiteContent } from '#content/site-content/index.ts'
import { useSiteContent } from '#site/render-context.ts'

export const titleId = 'titulo-aseguradoras'

type Insurances = SiteContent['insurances']

type Props = {
  className: string
  /** Renders the visible insurers and the section's texts. */
  children: (shown: Insurances) => ReactNode
}

/** The section around a layout; nothing if no insurer is visible. */
export function InsuranceSection({ className, children }: Props) {
  const { insurances } = useSiteContent()
  const companies = insurances.companies.filter(({ visible }) => visible)
  if (companies.length === 0) return null
  return (
    <section
      className={`section ${className}`}
      aria-labelledby={insurances.sectionTitle ? titleId : undefined}
    >
      {children({ ...insurances, companies })}
    </section>
  )
}
