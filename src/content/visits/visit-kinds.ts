/** What visitors do with the ways to contact the practice. */
export const tapKinds = ['call', 'whatsapp', 'booking', 'directions', 'email'] as const
export type TapKind = (typeof tapKinds)[number]

/**
 * What is counted. A view is a page that was shown and used; a visit is a view of a person who came from outside of
 * the site.
 */
export const metrics = ['visit', 'view', ...tapKinds] as const
export type Metric = (typeof metrics)[number]

/** Counted beside the metrics: how often the practice asked a patient for a review. */
export const reviewAsk = 'review-ask'
/** Counted beside the metrics too: how often the short address for a review was opened. */
export const reviewOpening = 'review-opening'
export type ReviewMetric = typeof reviewAsk | typeof reviewOpening

export const metricLabels: Readonly<Record<Metric, string>> = {
  visit: 'Visitas',
  view: 'Páginas vistas',
  call: 'Llamar',
  whatsapp: 'WhatsApp',
  booking: 'Agenda',
  directions: 'Cómo llegar',
  email: 'Correo',
}

/** Place of the buttons that float over every page. */
export const floatingPlace = 'floating'

/** Stands for pages and sources beyond the number that is kept for one day. */
export const otherKey = 'otros'
