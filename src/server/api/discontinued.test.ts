import { expect, test } from 'vitest'
import { editNext, listNext, publishNext } from '#tests/server/next-version.ts'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

test('an owner is told what an update took away until she has read so', async () => {
  const site = await runningSite()
  await site.store.db
    .insertInto('discontinued')
    .values(['weekly-mail', 'packs'].map((feature) => ({ feature })))
    .execute()
  const owner = await signedInOwner(site)
  const told = async () => (await owner.get('/api/status')).json().discontinued

  expect(await told()).toEqual(['packs', 'weekly-mail'])

  expect((await owner.delete('/api/discontinued')).statusCode).toBe(204)
  expect(await told()).toEqual([])
})

test('an owner is told what an update could not join, until she has read so', async () => {
  const site = await runningSite()
  const setAside = { author: 'Luz', place: 'Información del Sitio: Doctora › Nombre', words: 'Dra. Luz' }
  await site.store.db
    .insertInto('set_aside')
    .values({ id: '1', ...setAside })
    .execute()
  const owner = await signedInOwner(site)
  const told = async () => (await owner.get('/api/status')).json().setAside

  expect(await told()).toEqual([setAside])

  await owner.delete('/api/discontinued')
  expect(await told()).toEqual([])
})

test('an owner is told what somebody had changed in an item that was deleted meanwhile', async () => {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  const assistant = await signedInAssistant(site)
  await editNext(assistant, 'site-content', {
    'consultationPrice.prices.0.name': 'Consulta larga',
    'doctorInfo.city': 'Zapopan',
  })
  const { siteContent } = (await owner.get('/api/site-content')).json()
  siteContent.consultationPrice.prices.shift()
  expect((await owner.post('/api/site-content', { siteContent })).statusCode).toBe(200)

  // Two screens read the next version at the same moment.
  await Promise.all([owner, assistant].map((each) => each.get('/api/next')))

  expect((await owner.get('/api/status')).json().setAside).toEqual([
    {
      author: 'Eva Luna',
      place: expect.stringMatching(/^Información del Sitio › .+ › Consulta larga › /),
      words: 'Consulta larga',
    },
  ])
  expect(await listNext(owner)).toMatchObject([{ notes: [{ key: 'doctorInfo.city' }] }])
})

test('an owner is told what somebody else had changed in an entry that she deletes', async () => {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  const assistant = await signedInAssistant(site)
  const [{ id }] = (await owner.get('/api/entries/services')).json().entries
  await editNext(assistant, `services/${id}`, { shortDescription: 'Otra descripción.' })
  await editNext(owner, `services/${id}`, { title: 'De la dueña' })
  await editNext(owner, 'services', { 'entries.0.isRemoved': true })

  expect((await publishNext(owner)).statusCode).toBe(200)

  const { setAside } = (await owner.get('/api/status')).json()
  expect(setAside).toMatchObject([{ author: 'Eva Luna', words: 'Otra descripción.' }])
})

test('an owner of a new site is told nothing', async () => {
  const owner = await signedInOwner(await runningSite())

  expect((await owner.get('/api/status')).json().discontinued).toEqual([])
})
