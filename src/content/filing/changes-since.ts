import { describeValue } from '#content/documents/describe-value.ts'
import { documentChanges } from '#content/documents/document-diff.ts'
import { documentRow, documents } from '#content/documents/documents.ts'
import { type Entry, type EntryDocument, entryDocuments, entryTitle } from '#content/documents/entries.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { isShown } from '#content/entries/testimonial-consent.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { factsOf, type WithFacts } from '#content/facts/complete-snapshot.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { type Json, valueAt } from '#content/values/json.ts'

/** A difference between what was filed and what is public now, in the owner's words. */
export type PublicChange = {
  /** 'Servicios › Ultrasonido › Descripción'. */
  readonly place: string
  readonly before: string
  readonly after: string
}

/** What visitors read. Layouts, and notices with dates, are no part of what is filed. */
const plainDocuments = ['site-content', 'gallery'] as const

/** Fields that no one reads, or that only repeat another one. */
const unread = /(?:^|\.)(?:consent|leftEmpty|theme|icon|id|aliases|signOff)(?:\.|$)/

const maxLength = 400

/** What visitors read differently now. A fact that many texts repeat counts once, because it is stored once. */
export function changesSince(before: Snapshot, after: Snapshot): PublicChange[] {
  const [olds, news] = [versionOf(before), versionOf(after)]
  return [
    ...plainDocuments.flatMap((name) =>
      changesOf(
        { tree: schemaTree(documents[name].schema), place: [shortName(name)] },
        { stored: before[name], read: olds.read(name) },
        { stored: after[name], read: news.read(name) },
      ),
    ),
    ...entryDocuments.flatMap((name) => (before[name] === after[name] ? [] : entryChanges(name, olds, news))),
  ]
}

function versionOf(snapshot: Snapshot) {
  const content = snapshot['site-content']
  const withFacts = factsOf(content)
  const read = (name: (typeof plainDocuments)[number]): Json =>
    name === 'site-content' ? completeContent(content) : withFacts(snapshot[name])
  return { snapshot, withFacts, read }
}

type SiteVersion = { readonly snapshot: Snapshot; readonly withFacts: WithFacts }

function entryChanges(name: EntryDocument, before: SiteVersion, after: SiteVersion): PublicChange[] {
  const list = schemaTree(documents[name].schema)
  if (list.kind !== 'list') return []
  const [olds, news] = [before, after].map(({ snapshot }) => publicEntries(snapshot, name))
  const ids = new Set([...(olds?.keys() ?? []), ...(news?.keys() ?? [])])
  return [...ids].flatMap((id): PublicChange[] => {
    const [old, now] = [olds?.get(id), news?.get(id)]
    const place = [shortName(name), entryTitle(now ?? old ?? {})]
    if (!old) return [{ place: place.join(' › '), before: '', after: 'agregado' }]
    if (!now) return [{ place: place.join(' › '), before: 'publicado', after: '' }]
    return changesOf(
      { tree: list.item, place },
      { stored: old, read: before.withFacts(old) },
      { stored: now, read: after.withFacts(now) },
    )
  })
}

/** The entries that visitors can see, by id. */
function publicEntries(snapshot: Snapshot, name: EntryDocument): ReadonlyMap<string, Entry> {
  const entries: readonly Entry[] =
    name === 'testimonials' ? snapshot.testimonials.filter(isShown) : snapshot[name]
  return new Map(entries.filter(({ visible }) => visible).map((entry) => [entry.id, entry]))
}

type Where = { readonly tree: Field; readonly place: readonly string[] }
type Version = { readonly stored: Json; readonly read: Json }

function changesOf({ tree, place }: Where, before: Version, after: Version): PublicChange[] {
  if (before.stored === after.stored) return []
  return documentChanges(tree, before.stored, after.stored).flatMap((change): PublicChange[] => {
    if (unread.test(change.path) || change.kind === 'reordered') return []
    const at = (last: string) => [...place, ...change.trail, last].join(' › ')
    if (change.kind !== 'changed') {
      const isAdded = change.kind === 'added'
      return [
        { place: at(change.title), before: isAdded ? '' : 'publicado', after: isAdded ? 'agregado' : '' },
      ]
    }
    const [old, now] = [valueAt(before.read, change.path), valueAt(after.read, change.path)]
    // A text may be stored in another way and read the same.
    if (JSON.stringify(old) === JSON.stringify(now)) return []
    // Facts in place of marks, where both versions have the field at the same path.
    const words = (value: Json) => shortened(describeValue(change.field, value))
    return [
      {
        place: at(change.field.label),
        before: words(old ?? change.before),
        after: words(now ?? change.after),
      },
    ]
  })
}

const shortName = (name: (typeof plainDocuments)[number] | EntryDocument) =>
  documentRow(name).labels.shortName

const shortened = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text)
