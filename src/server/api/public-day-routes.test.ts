import { expect, test } from 'vitest'
import { questions } from '#content/checklist/questions.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

test('prints what was public at the end of a day, with the answers that were given last before', async () => {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  const { db } = site.store
  const { siteContent } = (await owner.get('/api/site-content')).json()
  const before = siteContent.doctorInfo.name
  // The first release and the first answers are of earlier days.
  await db.updateTable('release').set({ created_at: '2026-01-03T18:00:00.000Z' }).execute()
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 'yes']))
  for (const answeredAt of ['2026-01-02T18:00:00.000Z', '2026-01-04T18:00:00.000Z', undefined]) {
    await owner.post('/api/checklists', { answers })
    if (answeredAt)
      await db
        .updateTable('checklist')
        .set({ answered_at: answeredAt })
        .where('answered_at', '>', '2026-02')
        .execute()
  }
  siteContent.doctorInfo.name = 'Dra. Ana Ruiz Soto'
  await owner.post('/api/site-content', { siteContent })

  expect((await owner.get('/api/public-days/2026-01-05')).json()).toEqual({
    publishedAt: '2026-01-03T18:00:00.000Z',
  })
  const printout = await owner.get('/api/public-days/2026-01-05/printout')
  expect(printout.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  expect(printout.body).toContain(before)
  expect(printout.body).not.toContain('Dra. Ana Ruiz Soto')
  expect(printout.body).toContain('"date":"2026-01-05","publishedAt":"2026-01-03T18:00:00.000Z"')
  expect(printout.body).toContain('"answeredAt":"2026-01-04T18:00:00.000Z"')
})

test.each([
  '2026-01-02',
  '2126-01-02',
])('has nothing to print of a day without publications: %s', async (day) => {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  await site.store.db.updateTable('release').set({ created_at: '2026-01-03T18:00:00.000Z' }).execute()

  for (const path of ['', '/printout'])
    expect((await owner.get(`/api/public-days/${day}${path}`)).statusCode).toBe(404)
})
