import { expect, test } from 'vitest'
import { draftSchema } from '#content/documents/draft-schema.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { putBack } from './put-back.ts'

test('puts back what was published since a version, and keeps what is not published elsewhere', () => {
  const former = { title: 'Antes', shortDescription: 'Texto.', metadata: { description: 'Antes' } }
  const published = { ...former, title: 'Publicado', metadata: { description: 'Publicado' } }
  const next = { ...published, shortDescription: 'De otra persona', metadata: { description: 'Suya' } }

  const value = putBack(schemaTree(draftSchema('services', 'uno')), { former, published, next })

  expect(value).toEqual({
    title: 'Antes',
    shortDescription: 'De otra persona',
    metadata: { description: 'Antes' },
  })
})
