/** What makes a sentence a claim that an authority or a patient could hold against the practice. */
export type Claim = {
  /** The ways to say it, as `phrase.ts` explains. */
  readonly says: string | readonly string[]
  /** Phrases, separated by ' / ', that make it harmless if one is in the same clause. */
  readonly unless?: string
  /** Phrases, separated by ' / ', of which one must be in the same sentence; after ' & ' come others of which also one must be. */
  readonly needs?: string
  /** Stands in place of the words in the proposed sentence; without it, the whole sentence is replaced. */
  readonly instead?: string
  /** It also counts where a word before it denies it: «no … sin riesgo» does not, «no somos iguales» does. */
  readonly evenDenied?: true
}

/** One kind of claim, which the owner may dismiss without silencing another. */
export type ClaimKind = {
  readonly id: string
  /** What a patient or an authority would hold against it; completes «Dice «…». ». */
  readonly why: string
  /** The articles that ask for it, most important first. */
  readonly law: string
  /** A sentence that says what may be said. */
  readonly better: string
  /** Phrases, separated by ' / ', that make every claim of the kind harmless if one is in the same sentence. */
  readonly unless?: string
  readonly claims: readonly Claim[]
}

/** Advertising of health services is provable, educative and respects dignity; the general articles of every claim. */
export const provable =
  'La publicidad debe ser comprobable, orientar y educar (Ley General de Salud, art. 306), y no puede exagerar ni inducir a error (Reglamento en Materia de Publicidad, arts. 6 y 9).'
export const consumerLaw = 'Además, si aplica, Ley Federal de Protección al Consumidor, art. 32.'
