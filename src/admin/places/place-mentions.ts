import type { QueryClient } from '@tanstack/react-query'
import { documentQuery } from '#admin/api/documents.ts'
import { draftsQuery, loadNext, type NextPart } from '#admin/api/drafts.ts'
import { flushDrafts } from '#admin/draft/draft-syncs.ts'
import {
  type DocumentName,
  documentNames,
  documentRow,
  documentSchema,
} from '#content/documents/documents.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { leaves } from '#content/fields/field-walk.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { childOf, isJsonList, isWithin, type Json, pathSegments } from '#content/values/json.ts'
import { placesPath } from './drafted-places.ts'

type NamedPlace = { readonly id: string; readonly name: string }

/** Where the site names a place, with her changes: services and notices by its id, texts by its name. */
export async function mentionsOfPlace(client: QueryClient, place: NamedPlace): Promise<string[]> {
  await flushDrafts()
  const list = await client.fetchQuery({ ...draftsQuery, staleTime: 0 })
  const drafts = await Promise.all(list.drafts.map(loadNext))
  const found = await Promise.all(
    documentNames.map(async (document) => {
      const { value } = await client.fetchQuery(documentQuery(document))
      const drafted = withDrafts(document, value, drafts)
      const trails = mentionsIn(schemaTree(documentSchema(document)), drafted, place)
      return trails.map((trail) => [documentRow(document).labels.shortName, ...trail])
    }),
  )
  return [...new Set(found.flat().map((trail) => trail.join(' › ')))]
}

/** A saved document with its drafts in its place, or in the place of its entries. */
function withDrafts(document: DocumentName, saved: Json, drafts: readonly NextPart[]): Json {
  const values = new Map(
    drafts.flatMap((draft) => (draft.document === document ? [[draft.entry, draft.value] as const] : [])),
  )
  if (isEntryDocument(document) && isJsonList(saved)) {
    const entries = saved.filter((entry) => !values.has(`${childOf(entry, 'id')}`))
    return [...entries, ...[...values].flatMap(([id, value]) => (id === undefined ? [] : [value]))]
  }
  const whole = values.get(undefined)
  return childOf(whole, documentRow(document).bodyKey) ?? whole ?? saved
}

/** Shorter names are parts of other words. */
const minName = 4

/** The labels around each value that names the place, the places themselves aside. */
export function mentionsIn(tree: Field, value: Json, { id, name }: NamedPlace): (readonly string[])[] {
  const words = name.trim().toLowerCase()
  return [...leaves(tree, value)].flatMap(({ path, field, value: text, trail }) => {
    if (typeof text !== 'string' || isWithin(path, placesPath)) return []
    const isById = text === id && /(?:^|\.)(?:places\.\*|workplace)$/.test(field.path)
    const isByName = words.length >= minName && text.toLowerCase().includes(words)
    if (!isById && !isByName) return []
    const [index = ''] = pathSegments(path)
    const around = isJsonList(value) ? [titleOf(childOf(value, index)), ...trail.slice(2)] : trail
    return [isById ? around : [...around, field.label]]
  })
}

/** What the owner calls an entry or a notice. */
const titleOf = (entry: Json | undefined): string =>
  ['title', 'name', 'text', 'id'].map((key) => `${childOf(entry, key) ?? ''}`).find(Boolean) ?? ''
