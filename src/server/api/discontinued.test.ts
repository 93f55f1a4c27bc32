import { expect, test } from 'vitest'
import { signedInOwner } from '#tests/server/owner.ts'
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

test('an owner of a new site is told nothing', async () => {
  const owner = await signedInOwner(await runningSite())

  expect((await owner.get('/api/status')).json().discontinued).toEqual([])
})
