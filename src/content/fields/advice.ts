/**
 * Something about a value that its schema accepts. `bloquea`: a new value like this is refused, but a stored one stays
 * valid. `avisa` and `sugiere` only tell.
 */
export type Advice = {
  readonly level: 'bloquea' | 'avisa' | 'sugiere'
  readonly text: string
  /** The form asks before it saves a new value like this. */
  readonly asks?: true
}

/** What a field is checked for besides its schema. */
export type AdviceName =
  | 'phone'
  | 'whatsapp'
  | 'licence'
  | 'postal-code'
  | 'link'
  | 'map-link'
  | 'price'
  | 'own-words'
