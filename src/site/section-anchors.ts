import type { SectionType } from '#content/catalogue/index.ts'

/** Ids of the home page's sections that menus link to. */
export const sectionAnchors = {
  PaymentMethods: 'costos',
  Insurance: 'seguros',
} as const satisfies Partial<Record<SectionType, string>>

/** Id of the booking calendar on the contact page. */
export const bookingAnchor = 'titulo-agenda'

/** Id of a place on the contact page. */
export const placeAnchor = (id: string) => `lugar-${id}`

export const sectionAnchor = (type: SectionType): string | undefined =>
  type === 'PaymentMethods' || type === 'Insurance' ? sectionAnchors[type] : undefined
