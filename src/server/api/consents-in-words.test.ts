import { expect, test } from 'vitest'
import { type Testimonial, testimonial } from '#content/entries/testimonial.ts'
import { isShown } from '#content/entries/testimonial-consent.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { consentsInWords } from '../store/migrations/0032-consents-in-words.ts'
import { createPrivateFiles } from '../store/private-files.ts'

/** As long as a note could be. */
const longNote = `Carpeta azul. ${'Cajón del archivo, segundo piso. '.repeat(12)}`.slice(0, 400)

const words = { visible: true, shortTestimonial: 'Salí con mis dudas resueltas.', isSample: false }

test('an update says in words which file proved a consent, keeps the file, and shows no testimonial that was hidden', async () => {
  const site = await runningSite()
  const { db } = site.store
  const owner = await signedInOwner(site)
  const name = `${'hoja-firmada-'.repeat(19)}.pdf`
  const pdf = { name, type: 'application/pdf', content: Buffer.from('%PDF-1.7') }
  const { id: file } = await createPrivateFiles(site.store).add(pdf)
  await db.updateTable('private_file').set({ created_at: '2026-05-03T18:00:00.000Z' }).execute()
  /** As the version before stored them. */
  const former = [
    ['t-firma', { givenOn: '2026-05-02', way: 'signature', note: longNote, file }],
    ['t-voz', { givenOn: '2026-05-02', way: 'recording', note: '', file: '' }],
    ['t-sin-fecha', { givenOn: '', way: 'mail', note: '', file }],
  ] as const
  for (const [id] of former)
    await owner.put(`/api/testimonials/${id}`, { ...words, name: 'Ana', visible: false })
  for (const [id, consent] of former)
    await db
      .updateTable('entry_revision')
      .set({ format: 3, value: JSON.stringify({ id, name: 'Ana', ...words, consent }) })
      .where('id', '=', id)
      .execute()

  await consentsInWords.up(db)

  const read: Testimonial[] = []
  for (const [id] of former)
    read.push(testimonial.parse((await site.store.findEntry('testimonials', id))?.entry))
  const note = `Archivo «${name}», subido el 3 de mayo de 2026: está en Copias`
  expect(read.map(({ consent }) => consent)).toEqual([
    {
      isWritten: true,
      givenOn: '2026-05-02',
      way: 'signature',
      note: `${longNote}. ${note}`,
      withdrawnOn: '',
    },
    {
      isWritten: false,
      givenOn: '2026-05-02',
      way: 'unknown',
      note: 'Grabado en audio o video',
      withdrawnOn: '',
    },
    { isWritten: true, givenOn: '', way: 'mail', note, withdrawnOn: '' },
  ])
  expect(read.map(isShown)).toEqual([true, false, false])
  expect((await owner.get('/api/private-files')).json().files).toMatchObject([{ name }])
})
