import { expect, test } from 'vitest'
import { testimonial } from '#content/entries/testimonial.ts'
import { emptyStore } from '#tests/server/databases.ts'
import { sampleDocuments } from '#tests/server/site-documents.ts'
import { createPrivateFiles } from './private-files.ts'

const day = 24 * 60 * 60 * 1000
const pdf = { name: 'hoja.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }

test('a private file is deleted after 30 days, unless a stored testimonial names it, also a former one', async () => {
  let time = Date.parse('2026-01-01T00:00:00Z')
  const store = await emptyStore()
  await store.seed(sampleDocuments, 'sistema')
  const files = createPrivateFiles(store, () => new Date(time))
  const [orphan, named, former] = [await files.add(pdf), await files.add(pdf), await files.add(pdf)]
  const save = (file: string) => {
    const entry = testimonial.parse({ id: 't-1', name: 'Ana', shortTestimonial: 'Bien.', consent: { file } })
    return store.saveRevision({ document: 'testimonials', value: [entry], author: 'ana' })
  }
  await save(former.id)
  await save(named.id)
  const isKept = async ({ id }: { id: string }) => (await files.info(id)) !== undefined

  time += 30 * day - 1000
  await files.sweep()
  expect(await isKept(orphan)).toBe(true)

  time += 2000
  const young = await files.add(pdf)
  await files.sweep()
  expect([await isKept(orphan), await isKept(named), await isKept(former), await isKept(young)]).toEqual([
    ...[false, true, true, true],
  ])
  expect(await files.read(named.id)).toEqual(pdf.content)
  expect(await files.read(orphan.id)).toBeUndefined()
})
