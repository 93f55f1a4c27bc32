import { expect, test } from 'vitest'
import { editNext, leaveOut, listNext, publishNext } from '#tests/server/next-version.ts'
import { eva, signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function siteWithBoth() {
  const site = await runningSite()
  const [owner, assistant] = [await signedInOwner(site), await signedInAssistant(site)]
  const { people } = (await owner.get('/api/people')).json()
  const idOf = (name: string) => people.find((each: { name: string }) => each.name === name).id
  const allow = (isAllowed: unknown, id = idOf(eva.name)) =>
    owner.put(`/api/people/${id}/publishing`, { isAllowed })
  return { site, owner, assistant, idOf, allow }
}

test('an assistant who may not publish edits the next version, and the owner publishes it', async () => {
  const { site, owner, assistant, allow } = await siteWithBoth()
  expect((await allow(false)).statusCode).toBe(204)

  await editNext(assistant, 'services/colposcopia', { title: 'Colposcopia digital' })
  const refused = await publishNext(assistant)
  const { siteContent } = (await assistant.get('/api/site-content')).json()
  const saved = await assistant.post('/api/site-content', { siteContent })
  const sections = await assistant.post('/api/selected-sections', {})

  for (const each of [refused, saved, sections])
    expect([each.statusCode, each.json().code]).toEqual([403, 'owner_publishes'])
  expect(site.publisher.live?.record?.id).toBe(1)
  expect(await listNext(owner)).toMatchObject([{ notes: [{ author: eva.name }] }])
  expect((await publishNext(owner)).statusCode).toBe(200)
  const { services } = (await owner.get('/api/services')).json()
  expect(services).toContainEqual(expect.objectContaining({ title: 'Colposcopia digital' }))
})

test('an assistant who may not publish can leave changes out, and sees the page that her owner would publish', async () => {
  const { assistant, allow } = await siteWithBoth()
  await allow(false)
  await editNext(assistant, 'site-content', { 'doctorInfo.name': 'Dra. Nueva' })
  const page = async () =>
    (await assistant.post('/api/render', { at: 'next', path: '/', onlyToPublish: true })).json().html

  expect(await page()).toContain('Dra. Nueva')
  expect((await leaveOut(assistant, 'site-content', 'doctorInfo.name')).statusCode).toBe(204)
  expect(await page()).not.toContain('Dra. Nueva')
})

test('the switch applies to the next call, and can be set back', async () => {
  const { assistant, allow } = await siteWithBoth()
  await editNext(assistant, 'services/colposcopia', { title: 'Colposcopia digital' })

  await allow(false)
  expect((await publishNext(assistant)).statusCode).toBe(403)
  await allow(true)
  expect((await publishNext(assistant)).statusCode).toBe(200)
})

test('no owner has the switch, and only owners set it', async () => {
  const { site, assistant, idOf, allow } = await siteWithBoth()
  const own = idOf('Dra. Ana')

  expect((await allow(false, own)).statusCode).toBe(404)
  expect((await allow('no')).statusCode).toBe(400)
  const call = await assistant.put(`/api/people/${idOf(eva.name)}/publishing`, { isAllowed: true })

  expect(call.json().code).toBe('owner_only')
  const roles = await site.store.db.selectFrom('user').select('role').orderBy('role').execute()
  expect(roles).toEqual([{ role: 'assistant' }, { role: 'owner' }])
})
