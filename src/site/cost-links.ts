import type { Snapshot } from '#content/snapshot.ts'
import { sectionAnchors } from './section-anchors.ts'

export type CostLink = { readonly href: string; readonly label: string }

/** Links to the prices and the insurers on the home page; undefined for what it does not show. */
export function costLinks(snapshot: Snapshot): {
  readonly prices: CostLink | undefined
  readonly insurers: CostLink | undefined
} {
  const { consultationPrice, payments, insurances } = snapshot['site-content']
  const selected = snapshot['selected-sections']
  const hasPrices = consultationPrice.prices.some(isVisible)
  const showsPrices = selected.PaymentMethods.display && (hasPrices || payments.methods.some(isVisible))
  const showsInsurers = selected.Insurance.display && insurances.companies.some(isVisible)
  return {
    prices: showsPrices
      ? {
          href: `/#${sectionAnchors.PaymentMethods}`,
          label: hasPrices ? 'Costos y formas de pago' : 'Formas de pago',
        }
      : undefined,
    insurers: showsInsurers
      ? { href: `/#${sectionAnchors.Insurance}`, label: '¿Atiende mi seguro?' }
      : undefined,
  }
}

/** The links as a list. */
export function shownCostLinks(snapshot: Snapshot): CostLink[] {
  const { prices, insurers } = costLinks(snapshot)
  return [prices, insurers].filter((link) => link !== undefined)
}

const isVisible = ({ visible }: { readonly visible: boolean }) => visible
