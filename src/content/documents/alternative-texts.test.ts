import { expect, test } from 'vitest'
import { type Field, schemaTree } from '../fields/schema-tree.ts'
import { documents } from './documents.ts'

/** Fields for a picture's alternative text that a form shows beside the picture at once. */
function* shownAltFields(field: Field): Generator<string> {
  if (field.kind === 'list') yield* shownAltFields(field.item)
  if (field.kind !== 'group') return
  const hasPicture = field.fields.some(({ kind }) => kind === 'image')
  for (const child of field.fields) {
    if (hasPicture && /^(?:alt|imageAlt)$/.test(child.key) && !child.isAdvanced) yield child.path
    yield* shownAltFields(child)
  }
}

test('forms ask for no second alternative text beside a picture that has one in the library', () => {
  const shown = Object.entries(documents).flatMap(([name, { schema }]) =>
    [...shownAltFields(schemaTree(schema))].map((path) => `${name}: ${path}`),
  )

  // A picture that is chosen for the gallery brings its text along.
  expect(shown).toEqual(['gallery: *.alt'])
})
