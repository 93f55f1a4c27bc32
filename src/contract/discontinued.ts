/**
 * What an update may take away although an owner used it, by the name under which the store remembers that she has to
 * be told.
 */
export const discontinued = [
  'comparison',
  'packs',
  'visit-details',
  'weekly-mail',
  'consent-files',
  'layouts',
  'former-wordings',
  'former-site',
] as const
export type Discontinued = (typeof discontinued)[number]

export const isDiscontinued = (name: string): name is Discontinued =>
  discontinued.some((each) => each === name)

/** A change of one person that could not be joined with those of the others. */
export type SetAside = {
  readonly author: string
  /** Where it was made: 'Servicios: Precios › Consulta'. */
  readonly place: string
  /** What she wrote. */
  readonly words: string
}
