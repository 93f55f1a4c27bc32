import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { type Notice, notices } from '#content/notices/notice.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'
import { rebase } from './rebase.ts'

const tree = schemaTree(z.strictObject({ notices }))
const [vacation, congress, holiday, closing] = notices.parse(
  ['vacaciones', 'congreso', 'descanso', 'cerrado-hoy'].map((id, index) => ({
    id,
    kind: 'other',
    text: id,
    from: `2026-12-0${index + 1}`,
    until: `2026-12-0${index + 1}`,
  })),
)
if (!vacation || !congress || !holiday || !closing) throw new TypeError('There are four notices.')
const known = [vacation, congress]
const longer = (notice: Notice): Notice => ({ ...notice, until: '2026-12-20' })

const documentOf = (list: readonly Notice[]): JsonObject => {
  const document = { notices: list }
  if (!isJsonObject(document)) throw new TypeError('not a document')
  return document
}

/** The list with what both changed, or 'asks' if they changed the same. */
function merge(base: readonly Notice[], mine: readonly Notice[], theirs: readonly Notice[]) {
  const { value, clashes } = rebase(tree, {
    from: documentOf(base),
    mine: documentOf(mine),
    onto: documentOf(theirs),
  })
  return clashes.length > 0 ? 'asks' : z.object({ notices }).parse(value).notices
}

describe('a list that both versions changed', () => {
  test('has what both added, in the place where each added it', () => {
    expect(merge([], [holiday], [closing])).toEqual([closing, holiday])
    expect(merge(known, [...known, holiday], [closing, ...known])).toEqual([closing, ...known, holiday])
    expect(merge(known, [holiday, ...known], [...known, closing])).toEqual([holiday, ...known, closing])
  })

  test('has neither what one removed nor the former value of what the other changed', () => {
    expect(merge(known, [congress, holiday], [vacation, longer(congress)])).toEqual([
      longer(congress),
      holiday,
    ])
    expect(merge(known, [longer(vacation), congress], [vacation])).toEqual([longer(vacation)])
  })

  test('is a question where one removed what the other changed, or both changed one item', () => {
    expect(merge(known, [congress, holiday], [longer(vacation), congress])).toBe('asks')
    expect(merge(known, [longer(vacation), congress, holiday], [{ ...vacation, until: '2026-12-09' }])).toBe(
      'asks',
    )
    expect(merge([], [holiday], [longer(holiday)])).toBe('asks')
  })

  test('has an item again that another person removed while it was changed', () => {
    const onto = documentOf([vacation])
    const { value, clashes } = rebase(tree, {
      from: documentOf(known),
      mine: documentOf([vacation, longer(congress)]),
      onto,
    })
    expect(value).toEqual(documentOf([vacation, longer(congress)]))
    expect(clashes).toEqual(['notices.congreso'])
  })

  test('has the new order of one and what the other added', () => {
    expect(merge(known, [congress, vacation], [closing, ...known])).toEqual([closing, congress, vacation])
  })
})
