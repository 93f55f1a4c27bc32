/** The kinds of what the search finds. */
export type SearchKind = 'services' | 'diseases' | 'symptoms' | 'question' | 'price' | 'page' | 'insurer'

/** One row of the search index: something that a visitor may look for, and the place on the site that answers. */
export type SearchEntry = {
  readonly kind: SearchKind
  readonly name: string
  readonly path: string
  /** One sentence below the name; may be empty. */
  readonly note?: string
  /** Price, as the site writes it. */
  readonly price?: string
  /** Other words for it. They are searched, and not shown. */
  readonly words?: string
  /** How to prepare for it, in sentences. The chapter `#preparacion` of its page repeats it. */
  readonly preparation?: string
}
