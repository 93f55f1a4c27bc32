import { describe, expect, test } from 'vitest'
import { editNext } from '#tests/server/next-version.ts'
import { type OwnersBrowser, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { linkLifetime } from './draft-links.ts'

async function siteWithDraft(name = 'Dra. En Borrador') {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  await rename(browser, name)
  return { ...site, browser }
}

const rename = (browser: OwnersBrowser, name: string) =>
  editNext(browser, 'site-content', { 'doctorInfo.name': name })

async function makeLink(browser: OwnersBrowser) {
  const { id, url, changes } = (await browser.post('/api/draft-links')).json()
  return { id, path: new URL(url).pathname, changes }
}

describe('a link to a draft', () => {
  test('shows the draft on every page without an account, and no one may keep or index it', async () => {
    const { app, browser } = await siteWithDraft()
    const { path } = await makeLink(browser)

    for (const page of [path, `${path}/servicios`]) {
      const response = await app.inject(page)
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain('Dra. En Borrador')
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
    expect((await app.inject('/')).body).not.toContain('Dra. En Borrador')
    expect((await app.inject(`${path}/no-existe`)).statusCode).toBe(404)
  })

  test('stays as it was when it was made', async () => {
    const { app, browser } = await siteWithDraft('Dra. Primera')
    const { path } = await makeLink(browser)
    await rename(browser, 'Dra. Segunda')

    expect((await app.inject(path)).body).toContain('Dra. Primera')
  })

  test('does not show what is left out, and counts the other changes', async () => {
    const { app, browser } = await siteWithDraft()
    await browser.post('/api/selected-sections', { Hero: { display: false } })
    const thing = { document: 'site-content', thing: 'doctorInfo.name', isLeftOut: true }
    await browser.put('/api/left-out', thing)

    const { path, changes } = await makeLink(browser)

    expect(changes).toBe(1)
    expect((await app.inject(path)).body).not.toContain('Dra. En Borrador')
  })

  test('answers 410 after it is revoked, after 30 days, and if it never existed', async () => {
    const { app, browser, store } = await siteWithDraft()
    const { id, path } = await makeLink(browser)
    const old = await makeLink(browser)
    expect((await browser.get('/api/draft-links')).json().links).toHaveLength(2)

    expect((await browser.delete(`/api/draft-links/${id}`)).statusCode).toBe(204)
    const past = new Date(Date.now() - linkLifetime).toISOString()
    await store.db.updateTable('draft_link').set({ expires_at: past }).where('id', '=', old.id).execute()

    for (const gone of [path, `${path}/servicios`, old.path, '/borrador/inventado']) {
      const response = await app.inject(gone)
      expect([gone, response.statusCode]).toEqual([gone, 410])
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.body).not.toContain('Dra. En Borrador')
    }
    expect((await browser.get('/api/draft-links')).json().links).toEqual([])
  })

  test('stores only a hash of its token', async () => {
    const { browser, store } = await siteWithDraft()
    const { path } = await makeLink(browser)
    const token = path.split('/').at(-1) ?? ''
    const rows = await store.db.selectFrom('draft_link').selectAll().execute()
    expect(token.length).toBeGreaterThan(40)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is refused with 429 after many wrong ones from one address', async () => {
    const { app } = await siteWithDraft()
    const statuses = new Set<number>()
    for (let index = 0; index < 61; index += 1) {
      statuses.add((await app.inject(`/borrador/prueba-${index}`)).statusCode)
    }
    expect([...statuses]).toEqual([410, 429])
  })
})
