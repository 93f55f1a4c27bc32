import type { ListField } from '#content/fields/schema-tree.ts'
import { type UsualName, usualNames } from '#content/fields/usual-names.ts'
import { slugOf } from '#content/texts/slug.ts'
import { childOf, isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'
import { newItem } from './new-item.ts'

/** What people may choose for a list: the usual names, then the other names that are in the list. */
export type Choices = { readonly usual: readonly string[]; readonly others: readonly string[] }

const offered = ({ usual }: ListField): readonly UsualName[] => (usual ? usualNames[usual] : [])

/** Two names are the same if they differ only in accents, capitals and punctuation. */
export const sameName = (one: string, other: string) => slugOf(one) === slugOf(other)

const nameOf = (list: ListField, item: Json): string => {
  const name = childOf(item, list.rowTitle ?? '')
  return typeof name === 'string' ? name : ''
}

export function choicesOf(list: ListField, items: readonly Json[]): Choices {
  const usual = offered(list).map(({ name }) => name)
  const others = items
    .map((item) => nameOf(list, item))
    .filter((name) => name !== '' && !usual.some((each) => sameName(each, name)))
  return { usual, others }
}

/** The names of a list that are ticked. */
export const chosenNames = (list: ListField, items: readonly Json[]): readonly string[] => {
  const { usual } = choicesOf(list, items)
  return items
    .map((item) => nameOf(list, item))
    .filter((name) => name !== '')
    .map((name) => usual.find((each) => sameName(each, name)) ?? name)
}

/** The items whose names are chosen, unchanged and in their order, then a new item for each other name. */
export function withChosen(list: ListField, items: readonly Json[], chosen: readonly string[]): Json[] {
  const isChosen = (item: Json) => chosen.some((name) => sameName(name, nameOf(list, item)))
  const kept = items.filter((item) => nameOf(list, item) === '' || isChosen(item))
  const added = chosen
    .filter((name) => !items.some((item) => sameName(name, nameOf(list, item))))
    .map((name) => namedItem(list, name))
  return [...kept, ...added].slice(0, list.max)
}

function namedItem(list: ListField, name: string): JsonObject {
  const { item } = list
  const empty = newItem(list)
  const fields = item.kind === 'group' ? item : undefined
  const picture = offered(list).find((usual) => sameName(usual.name, name))?.picture
  const pictureField = fields?.fields.find(({ kind }) => kind === 'image')
  return {
    ...(isJsonObject(empty) ? empty : {}),
    [list.rowTitle ?? 'name']: name,
    ...(picture && pictureField ? { [pictureField.key]: picture } : {}),
  }
}
