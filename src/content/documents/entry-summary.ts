import { consentGap } from '../entries/testimonial-consent.ts'
import { entryCard } from '../media/share-card.ts'
import type { JsonObject } from '../values/json.ts'
import { type Entry, entryTitle } from './entries.ts'

/** What an entry still lacks, in the order of the owner's list. */
export const lacks = ['picture', 'alarmSigns', 'sources', 'description', 'review', 'consent'] as const
type Lack = (typeof lacks)[number]

/** An entry in the admin's list. */
export type EntrySummary = {
  readonly id: string
  readonly title: string
  /** Tells testimonials of one name apart; empty for other entries. */
  readonly text: string
  readonly visible: boolean
  /** Name of an icon, or empty. */
  readonly icon: string
  /** Path of a picture, or empty. */
  readonly image: string
  readonly missing: Lack[]
  readonly isSample: boolean
}

/** Names an entry among others. Testimonials may have the same name, so theirs starts the text too. */
export function entryLabel({ title, text }: Pick<EntrySummary, 'title' | 'text'>): string {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return title
  return `${title}: ${words.slice(0, 6).join(' ')}${words.length > 6 ? '…' : ''}`
}

/** Names an entry that may be incomplete. */
export function entryName({ title, name, shortTestimonial }: JsonObject): string {
  const text = title ?? name
  if (typeof text !== 'string' || text === '') return 'Sin nombre'
  return entryLabel({ title: text, text: typeof shortTestimonial === 'string' ? shortTestimonial : '' })
}

/** A campaign or a page about the practice is no medical text. */
const isMedicalText = (entry: object): boolean => !('type' in entry) || entry.type === 'article'

export function entrySummary(entry: Entry): EntrySummary {
  const { id, visible } = entry
  if ('consent' in entry) {
    const isMissing = consentGap(entry) !== undefined
    const rest = { text: entry.shortTestimonial, icon: '', image: '', isSample: entry.isSample }
    return { id, visible, title: entry.name, missing: isMissing ? ['consent'] : [], ...rest }
  }
  const icon = 'icon' in entry ? entry.icon : 'iconIndividual' in entry ? entry.iconIndividual : ''
  const image = entry.imageHome || entryCard(entry).picture
  const isMissing: Readonly<Record<Exclude<Lack, 'consent'>, boolean>> = {
    picture: image === '',
    alarmSigns: isMedicalText(entry) && 'alarmSigns' in entry && entry.alarmSigns.length === 0,
    sources: isMedicalText(entry) && entry.sources.length === 0,
    description: entry.metadata.description === '',
    review: isMedicalText(entry) && entry.signOff.date === '',
  }
  const missing = lacks.filter((lack) => lack !== 'consent' && isMissing[lack])
  return { id, visible, title: entryTitle(entry), text: '', icon, image, missing, isSample: false }
}
