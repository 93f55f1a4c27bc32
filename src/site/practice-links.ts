import type { OpenSite } from '#site/open/open-site.ts'
import { contactPath } from './route.ts'
import { bookingAnchor, sectionAnchors } from './section-anchors.ts'
import { shownCosts } from './shown-costs.ts'

export type PracticeLink = { readonly href: string; readonly label: string }

/** Links to the prices and the insurers on the home page; undefined for what it does not show. */
export function costLinks(site: OpenSite): {
  readonly prices: PracticeLink | undefined
  readonly insurers: PracticeLink | undefined
} {
  const { prices, methods, insurers } = shownCosts(site)
  return {
    prices:
      prices.length + methods.length > 0
        ? {
            href: `/#${sectionAnchors.PaymentMethods}`,
            label: prices.length > 0 ? 'Costos y formas de pago' : 'Formas de pago',
          }
        : undefined,
    insurers:
      insurers.length > 0
        ? { href: `/#${sectionAnchors.Insurance}`, label: '¿Atiende mi seguro?' }
        : undefined,
  }
}

/** The links as a list. */
export function shownCostLinks(site: OpenSite): PracticeLink[] {
  const { prices, insurers } = costLinks(site)
  return [prices, insurers].filter((link) => link !== undefined)
}

/** Link to the booking calendar on the contact page; undefined without one. */
export function bookingLink({ 'site-content': content }: OpenSite): PracticeLink | undefined {
  const { doctoraliaLink, nimboLink } = content.doctorInfo
  if (doctoraliaLink === '' && nimboLink === '') return undefined
  return { href: `${contactPath}#${bookingAnchor}`, label: content.contact.bookingTitle || 'Agenda en línea' }
}
