import type { DocumentName } from '#content/documents/documents.ts'

/** `bloquea`: the site cannot be launched with it. `avisa` and `sugiere` may be dismissed with a reason. */
export const checkLevels = ['bloquea', 'avisa', 'sugiere'] as const
export type CheckLevel = (typeof checkLevels)[number]

/** The field that a finding refers to. */
export type Place = {
  readonly document: DocumentName
  /** Id of the entry, if the document is a list of entries; `path` is then within the entry. */
  readonly entry?: string | undefined
  /** Names the items of lists by their ids. */
  readonly path: string
}

/** What a rule says about one field. */
export type Found = {
  /** Names the items of lists by their positions. */
  readonly path: string
  /** One or two sentences for the owner. */
  readonly text: string
  /** The part of the field that the rule found. The same field may be found several times with other parts. */
  readonly part?: string
  /** Overrides the level of the rule. */
  readonly level?: CheckLevel
  /** The rule that found it before it was joined with others. What an owner dismissed of it stays dismissed. */
  readonly formerRule?: string
  /** Button with which the owner says that the value is hers as it is. Only then can she dismiss what blocks. */
  readonly confirm?: string
}

/** Something on the site that the owner must, should or may correct. */
export type Finding = {
  /** Identifies the finding as long as the text that it is about stays the same. */
  readonly key: string
  readonly rule: string
  readonly level: CheckLevel
  readonly place: Place
  /** Where the field is: 'Endometriosis › Descripción'. */
  readonly label: string
  readonly text: string
  /** Whether only an owner may correct it. */
  readonly ownerOnly: boolean
  /** Why it matters, with the law or guideline. */
  readonly reason: string
  readonly confirm?: string | undefined
}

/** Whether an owner may say that it is right as it is. */
export const canBeDismissed = ({ level, confirm }: Pick<Finding, 'level' | 'confirm'>): boolean =>
  level !== 'bloquea' || confirm !== undefined

/** FNV-1a of 32 bits, twice with different starts: short keys that any JavaScript engine computes alike. */
export function shortHash(text: string): string {
  return [0x811c9dc5, 0x01000193].map((start) => fnv(text, start)).join('')
}

function fnv(text: string, start: number): string {
  let hash = start
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36).padStart(7, '0')
}
