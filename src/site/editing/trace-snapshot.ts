import type { EditableFields } from '#content/documents/draft-schema.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import type { TracedField } from '#content/documents/traced-field.ts'
import { maxTracers, tracer } from '#content/documents/tracers.ts'
import { leaves } from '#content/fields/field-walk.ts'
import type { Field, LeafField } from '#content/fields/schema-tree.ts'
import { paragraphParts } from '#content/texts/paragraphs.ts'
import { type Json, withValueAt } from '#content/values/json.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import type { TopicList } from '#site/open/topic-list.ts'
import { pictureTracer } from './picture-tracers.ts'
import { maxTracedNumbers, stand } from './traced-numbers.ts'

/** A site whose texts, pictures and prices name their fields. */
export type TracedSnapshot = {
  readonly site: OpenSite
  /** By the number of the tracer. */
  readonly fields: readonly TracedField[]
  /** The tracers of the prices, by their place among the prices. */
  readonly numbers: readonly number[]
}

/**
 * Puts tracers into a site as visitors see it.
 * @param path Of the page: its own entry is traced first, because there may be more texts than tracers.
 * @param body The page without tracers. Of other entries than the page's own, only the texts that it contains get tracers: on a
 *   site with hundreds of entries, the others would take most of the time.
 */
export function traceSnapshot(
  shown: OpenSite,
  path: string,
  body: string,
  editable: EditableFields,
): TracedSnapshot {
  const fields: TracedField[] = []
  const numbers: number[] = []

  const add = (field: TracedField): number | undefined =>
    fields.length < maxTracers ? fields.push(field) - 1 : undefined

  const traceLeaf =
    (subject: Pick<TracedField, 'document' | 'entry'>, isShown = (_text: string, _leaf: LeafField) => true) =>
    (leaf: LeafField, value: Json, at: string): Json => {
      if (typeof value === 'string' && leaf.kind !== 'image' && !isShown(value, leaf)) return value
      const place = { ...subject, path: at }
      if (typeof value === 'string' && value !== '') {
        if (leaf.kind === 'image') return value + traced(add(place), pictureTracer)
        if (isShownText(leaf)) return traceText(value, place)
      }
      if (typeof value === 'number' && leaf.key === 'amount' && numbers.length < maxTracedNumbers) {
        const number = add(place)
        if (number !== undefined) return stand(numbers.push(number) - 1)
      }
      return value
    }

  function traceText(value: string, place: TracedField): string {
    const parts = paragraphParts(value)
    // Every second part is the space between two paragraphs.
    if (parts.length === 1) return value + traced(add(place), tracer)
    return parts
      .map((part, index) =>
        index % 2 === 1 || part.trim() === ''
          ? part
          : part + traced(add({ ...place, paragraph: index / 2 }), tracer),
      )
      .join('')
  }

  const traceEntry = <Entry extends Json & { readonly id: string }>(
    document: EntryDocument,
    entry: Entry,
    isShown?: (text: string, leaf: LeafField) => boolean,
  ) => mapLeaves(editable[document], entry, traceLeaf({ document, entry: entry.id }, isShown))

  const content = mapLeaves(
    editable['site-content'],
    shown['site-content'],
    traceLeaf({ document: 'site-content' }),
  )
  const gallery = mapLeaves(editable.gallery, shown.gallery, traceLeaf({ document: 'gallery' }))

  const ownId = path.split('/')[2] ?? ''
  const texts = textsOf(body)
  // A name may be a part of a longer text, for example of a link.
  const isOnPage = (text: string, { key }: LeafField) =>
    texts.has(text) ||
    key === 'title' ||
    key === 'name' ||
    paragraphParts(text).some((part) => texts.has(part))
  const traceTopics = <Entry extends Json & { readonly id: string; readonly aliases: readonly string[] }>(
    document: EntryDocument,
    list: TopicList<Entry>,
  ): TopicList<Entry> => {
    const own = list.find(ownId)
    const tracedOwn = own && traceEntry(document, own)
    return list.with(
      list.stored.map(({ id }, place) => {
        if (id === ownId) return tracedOwn
        const entry = fields.length < maxTracers && body.includes(id) ? list.at(place) : undefined
        return entry && traceEntry(document, entry, isOnPage)
      }),
    )
  }

  return {
    site: {
      ...shown,
      'site-content': content,
      gallery,
      services: traceTopics('services', shown.services),
      diseases: traceTopics('diseases', shown.diseases),
      symptoms: traceTopics('symptoms', shown.symptoms),
      pages: traceTopics('pages', shown.pages),
      // Testimonials have no page of their own, so no address in the page contains their id.
      testimonials: shown.testimonials.map((testimonial) => {
        const { shortTestimonial, fullTestimonial } = testimonial
        const isTraced =
          fields.length < maxTracers && (texts.has(shortTestimonial) || texts.has(fullTestimonial))
        return isTraced ? traceEntry('testimonials', testimonial, isOnPage) : testimonial
      }),
    },
    fields,
    numbers,
  }
}

/** The texts of a page, one for each place between two tags. */
const textsOf = (body: string): ReadonlySet<string> =>
  new Set(body.split(/<[^<>]*>/).map((text) => (text.includes('&') ? decoded(text) : text)))

/** The characters that React escapes in a text. */
const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (code) => escapes[code] ?? code)

const traced = (number: number | undefined, write: (number: number) => string): string =>
  number === undefined ? '' : write(number)

/** Texts that name something for the code: ids, addresses and what the layouts look up. */
const lookedUp = new Set(['id', 'diseaseId', 'translationOf', 'path', 'url', 'canonical', 'file'])

const isShownText = ({ kind, key, path }: LeafField): boolean =>
  (kind === 'text' || kind === 'longText' || kind === 'email') &&
  !lookedUp.has(key) &&
  !/^(?:aliases|leftEmpty|consent|relatedServices|synonyms|metadata|icd\d+)\b/.test(path)

type Change = (leaf: LeafField, value: Json, path: string) => Json

/** A copy in which `change` was applied to every value that has a field without parts. */
function mapLeaves<Value extends Json>(field: Field, value: Value, change: Change): Value
function mapLeaves(field: Field, value: Json, change: Change): Json {
  return [...leaves(field, value)].reduce<Json>((copy, leaf) => {
    const changed = leaf.value === undefined ? undefined : change(leaf.field, leaf.value, leaf.itemPath)
    return changed === undefined || changed === leaf.value ? copy : withValueAt(copy, leaf.path, changed)
  }, value)
}
