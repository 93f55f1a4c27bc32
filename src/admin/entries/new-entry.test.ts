import { describe, expect, test } from 'vitest'
import { createDraftStore } from '#admin/draft/draft-store.ts'
import { entryDocuments, entrySchema } from '#content/documents/entries.ts'
import { disease } from '#content/entries/disease.ts'
import { service } from '#content/entries/service.ts'
import { noSignOff } from '#content/entries/sign-off.ts'
import { testimonial } from '#content/entries/testimonial.ts'
import { copiedEntry, emptyEntry, followTitle, proposedId } from './new-entry.ts'

const ids = new Set(['colposcopia', 'endometriosis'])

function newService() {
  const draft = createDraftStore({ schema: service, follow: followTitle('services', () => ids) })
  draft.start({ value: emptyEntry('services'), etag: undefined })
  return { ...draft, id: () => draft.state.getState().draft.id }
}

describe('the address of a new entry', () => {
  test('follows the name letter by letter, in the same undo step', () => {
    const draft = newService()
    for (const typed of ['«', '«Menopausia»', '«Menopausia»: consulta']) draft.edit('title', typed)
    expect(draft.id()).toBe('menopausia-consulta')

    draft.undo()

    expect(draft.id()).toBe('')
    expect(draft.state.getState().draft.title).toBe('')
    expect(draft.state.getState().history.past).toEqual([])
    draft.redo()
    expect(draft.id()).toBe('menopausia-consulta')
  })

  test('stays as a person wrote it, and follows the name again when it is emptied', () => {
    const draft = newService()
    draft.edit('title', 'Menopausia')
    draft.edit('id', 'climaterio')
    draft.edit('title', 'Menopausia y climaterio')
    expect(draft.id()).toBe('climaterio')

    draft.edit('id', '')
    draft.edit('title', 'Menopausia')

    expect(draft.id()).toBe('menopausia')
  })

  test('is never one in use or reserved', () => {
    expect(proposedId('Colposcopia', ids)).toBe('colposcopia-2')
    expect(proposedId('Admin', ids)).toBe('admin-2')
    expect(proposedId('¿?', ids)).toBe('')
  })

  test('is valid for names that differ only in their end, and for their copies', () => {
    const taken = new Set<string>()
    const add = (id: unknown) => {
      expect(service.shape.id.safeParse(id).error?.issues, `${id}`).toBeUndefined()
      taken.add(`${id}`)
    }
    for (let length = 70; length < 80; length += 1) {
      const title = `${'a'.repeat(length)} de la consulta`
      const entry = { ...emptyEntry('services'), title }
      add(proposedId(title, taken))
      for (const _ of ['one', 'two']) add(copiedEntry('services', entry, taken).id)
    }
    expect(taken.size).toBe(30)
  })
})

describe('a new entry', () => {
  test('needs only its name, its address and its short text', () => {
    expect(service.safeParse(emptyEntry('services')).error?.issues.map(({ path }) => path.join('.'))).toEqual(
      ['id', 'title', 'shortDescription'],
    )
  })

  test('has an id that no other testimonial has', () => {
    expect(emptyEntry('testimonials').id).not.toBe(emptyEntry('testimonials').id)
  })

  test.each(entryDocuments)('of %s has every field of the schema', (document) => {
    const schema = entrySchema(document)
    const texts = { title: 'x', name: 'x', shortDescription: 'x', shortTestimonial: 'x', id: 'x' }
    const empty = emptyEntry(document)
    const filled = Object.fromEntries(
      Object.entries(empty).map(([key, value]) => [key, key in texts ? 'x' : value]),
    )

    expect(schema.parse(filled)).toEqual(filled)
  })
})

describe('a copy', () => {
  test('is hidden and leaves out the addresses, the review and the texts for search engines', () => {
    const original = disease.parse({
      id: 'endometriosis',
      name: 'Endometriosis',
      shortDescription: 'Tejido fuera del útero.',
      aliases: ['endometriosis-profunda'],
      signOff: { date: '2026-01-31', reviewer: 'Dra. Ana', licence: '123' },
      metadata: { title: 'Endometriosis en Guadalajara' },
    })

    expect(copiedEntry('diseases', original, ids)).toEqual({
      ...original,
      id: 'endometriosis-copia',
      name: 'Endometriosis (copia)',
      visible: false,
      aliases: [],
      signOff: noSignOff,
      metadata: emptyEntry('diseases').metadata,
    })
  })

  test('of a testimonial does not have the patient’s consent', () => {
    const original = testimonial.parse({
      name: 'Ana',
      shortTestimonial: 'Me explicó todo.',
      consent: { isWritten: true, givenOn: '2026-02-01', way: 'signature' },
    })

    const copy = testimonial.parse(copiedEntry('testimonials', original, new Set()))

    expect(copy.consent.givenOn).toBe('')
    expect(copy.id).not.toBe(original.id)
  })
})
