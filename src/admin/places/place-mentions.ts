import type { QueryClient } from '@tanstack/react-query'
import { documentQuery } from '#admin/api/documents.ts'
import { documentNames, documentRow, documentSchema } from '#content/documents/documents.ts'
import { leaves } from '#content/fields/field-walk.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { childOf, isJsonList, isWithin, type Json, pathSegments } from '#content/values/json.ts'
import { placesPath } from './drafted-places.ts'

type NamedPlace = { readonly id: string; readonly name: string }

/** Where the site names a place: services and notices by its id, texts by its name. */
export async function mentionsOfPlace(
  client: QueryClient,
  place: NamedPlace,
  draft: Json,
): Promise<string[]> {
  const found = await Promise.all(
    documentNames.map(async (document) => {
      const isDrafted = document === 'site-content'
      const value: Json = isDrafted ? draft : (await client.fetchQuery(documentQuery(document))).value
      const trails = mentionsIn(schemaTree(documentSchema(document)), value, place)
      return trails.map((trail) => [documentRow(document).labels.shortName, ...trail])
    }),
  )
  return [...new Set(found.flat().map((trail) => trail.join(' › ')))]
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
