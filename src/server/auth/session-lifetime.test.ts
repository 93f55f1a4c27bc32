import { describe, expect, test } from 'vitest'
import { sharedDatabase } from '#tests/server/databases.ts'
import { ana, browserOf, signedInOwner, signIn } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { sweepExpired } from './expired-rows.ts'

const day = 24 * 60 * 60 * 1000
const daysFromNow = (days: number) => new Date(Date.now() + days * day).toISOString()

/** A site with an owner whose session began `age` days ago and has been renewed since. */
async function siteWithSession(age: number) {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  await site.store.db
    .updateTable('session')
    .set({ createdAt: daysFromNow(-age), updatedAt: daysFromNow(-2), expiresAt: daysFromNow(28) })
    .execute()
  return { site, browser }
}

const sessionsOf = (site: Awaited<ReturnType<typeof runningSite>>) =>
  site.store.db.selectFrom('session').select('id').execute()

describe('a session', () => {
  test.each([
    '/api/status',
    '/api/auth/list-sessions',
  ])('of 400 days is refused by %s, however often it was used', async (url) => {
    const { site, browser } = await siteWithSession(400)

    expect((await browser.get(url)).statusCode).toBe(401)
    expect(await sessionsOf(site)).toEqual([])
  })

  test('of 400 days is not renewed', async () => {
    const { site, browser } = await siteWithSession(400)

    expect((await browser.get('/api/auth/get-session')).json()).toBeNull()
    expect(await sessionsOf(site)).toEqual([])
  })

  test('of 400 days cannot change the password', async () => {
    const { browser, site } = await siteWithSession(400)
    const change = { currentPassword: ana.password, newPassword: 'una clave nueva y larga' }

    expect((await browser.post('/api/auth/change-password', change)).statusCode).toBe(401)
    expect((await signIn(site)).statusCode).toBe(200)
  })

  test('of 89 days is valid', async () => {
    const { browser } = await siteWithSession(89)

    expect((await browser.get('/api/auth/get-session')).json()).toMatchObject({ user: { email: ana.email } })
    expect((await browser.get('/api/status')).statusCode).toBe(200)
  })
})

test('a session survives a restart of the server', async () => {
  const kept = { database: await sharedDatabase(), dataFolder: temporaryFolder() }
  const before = await runningSite(kept)
  const { cookie } = await signedInOwner(before)
  await before.stop()

  const after = await runningSite(kept)

  expect((await after.app.inject({ url: '/api/status', headers: { cookie } })).statusCode).toBe(200)
})

describe('the sweep', () => {
  test('deletes expired rows and nothing else', async () => {
    const { site, browser } = await siteWithSession(89)
    const { db } = site.store
    const old = browserOf(site, await signIn(site))
    const [, second] = await db.selectFrom('session').selectAll().orderBy('createdAt').execute()
    await db
      .updateTable('session')
      .set({ createdAt: daysFromNow(-91) })
      .where('id', '=', second?.id ?? '')
      .execute()
    await signIn(site, { password: 'mala' })
    const challenge = { value: 'x', createdAt: daysFromNow(-1), updatedAt: daysFromNow(-1) }
    await db
      .insertInto('verification')
      .values([
        { id: 'a', identifier: '2fa-a', expiresAt: daysFromNow(-1), ...challenge },
        { id: 'b', identifier: '2fa-b', expiresAt: daysFromNow(1), ...challenge },
      ])
      .execute()
    const failed_at = daysFromNow(-2)
    await db.insertInto('sign_in_attempt').values({ key: 'old', failures: 3, failed_at }).execute()
    await db.insertInto('spent_code').values({ key: 'old', spent_at: failed_at }).execute()

    await sweepExpired(db)

    expect((await browser.get('/api/status')).statusCode).toBe(200)
    expect((await old.get('/api/status')).statusCode).toBe(401)
    expect(await sessionsOf(site)).toHaveLength(1)
    expect(await db.selectFrom('verification').select('id').execute()).toEqual([{ id: 'b' }])
    const attempts = await db.selectFrom('sign_in_attempt').select('key').execute()
    expect(attempts.length).toBeGreaterThan(0)
    expect(attempts).not.toContainEqual({ key: 'old' })
    expect(await db.selectFrom('spent_code').selectAll().execute()).toEqual([])
  })
})
