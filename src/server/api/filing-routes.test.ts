import { describe, expect, test } from 'vitest'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import type { MakeFiling } from '../filing/filing-maker.ts'

type Browser = Awaited<ReturnType<typeof signedInOwner>>

/** A site whose packs need no Chromium. */
async function filingSite(makeFiling?: MakeFiling) {
  const holder: { site?: Awaited<ReturnType<typeof runningSite>> } = {}
  const make: MakeFiling = async ({ onProgress }) => {
    onProgress(1, 3)
    const release = holder.site?.publisher.live
    if (!release) throw new Error('Nothing is live.')
    return { release, pages: 3, madeAt: new Date(), name: 'cofepris.zip', content: Buffer.from('PK') }
  }
  const site = await runningSite({ makeFiling: makeFiling ?? make })
  holder.site = site
  return { ...site, browser: await signedInOwner(site) }
}

const stateOf = async (browser: Browser) => (await browser.get('/api/cofepris')).json()

async function madeFiling(browser: Browser) {
  expect((await browser.post('/api/cofepris/packs', {})).statusCode).toBe(202)
  await expect.poll(async () => (await stateOf(browser)).packs).toHaveLength(1)
  return (await stateOf(browser)).packs[0]
}

describe('/api/cofepris', () => {
  test('makes a pack in the background, and returns its file', async () => {
    const { browser } = await filingSite()

    const pack = await madeFiling(browser)

    expect(pack).toMatchObject({ pages: 3, bytes: 2, filedOn: null, author: 'Dra. Ana' })
    const file = await browser.get(`/api/cofepris/packs/${pack.id}/file`)
    expect(file.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    expect(file.headers['content-disposition']).toContain('cofepris.zip')
    expect(file.rawPayload.toString()).toBe('PK')
  })

  test('tells what changed since the last filed pack', async () => {
    const { browser } = await filingSite()
    const { id } = await madeFiling(browser)
    expect((await stateOf(browser)).since).toBeNull()

    const filed = await browser.post(`/api/cofepris/packs/${id}/filed`, {
      filedOn: '2026-01-03',
      notice: '26XX1',
    })
    expect(filed.statusCode).toBe(200)
    expect((await stateOf(browser)).since).toEqual({ filedOn: '2026-01-03', changes: [], more: 0 })

    const { siteContent } = (await browser.get('/api/site-content')).json()
    siteContent.doctorInfo.name = 'Dra. Ana Ruiz Soto'
    expect((await browser.post('/api/site-content', { siteContent })).statusCode).toBe(200)

    expect((await stateOf(browser)).since.changes).toEqual([
      {
        place: 'Información › Doctora › Nombre',
        before: 'Dra. Nombre Apellido',
        after: 'Dra. Ana Ruiz Soto',
      },
    ])
  })

  test('keeps a filed pack, and deletes another one with its file', async () => {
    const { browser, store } = await filingSite()
    const { id } = await madeFiling(browser)
    await browser.post(`/api/cofepris/packs/${id}/filed`, { filedOn: '2026-01-03' })
    expect((await browser.send({ method: 'DELETE', url: `/api/cofepris/packs/${id}` })).statusCode).toBe(404)

    await browser.post('/api/cofepris/packs', {})
    await expect.poll(async () => (await stateOf(browser)).packs).toHaveLength(2)
    const [other] = (await stateOf(browser)).packs
    expect(
      (await browser.send({ method: 'DELETE', url: `/api/cofepris/packs/${other.id}` })).statusCode,
    ).toBe(204)
    expect(await store.db.selectFrom('private_file').select('id').execute()).toHaveLength(1)
  })

  test('makes one pack at a time, and says in her words why one failed', async () => {
    let fail: (error: Error) => void = () => {}
    const { browser } = await filingSite(() => new Promise((_resolve, reject) => (fail = reject)))

    expect((await browser.post('/api/cofepris/packs', {})).statusCode).toBe(202)
    const second = await browser.post('/api/cofepris/packs', {})
    expect(second.json()).toMatchObject({ code: 'pack_running' })

    fail(new Error('Chromium ended with SIGKILL.'))
    await expect.poll(async () => (await stateOf(browser)).failure).toContain('No se pudo preparar')
    expect((await stateOf(browser)).running).toBeNull()
  })

  test('is for owners only', async () => {
    const site = await runningSite()
    const browser = await signedInAssistant(site)

    expect((await browser.get('/api/cofepris')).statusCode).toBe(403)
  })
})

describe('/api/public-days', () => {
  test('shows what was public at the end of a day', async () => {
    const { browser, store } = await filingSite()
    const { siteContent } = (await browser.get('/api/site-content')).json()
    const before = siteContent.doctorInfo.name
    // The first release is of an earlier day.
    await store.db.updateTable('release').set({ created_at: '2026-01-03T18:00:00.000Z' }).execute()
    siteContent.doctorInfo.name = 'Dra. Ana Ruiz Soto'
    await browser.post('/api/site-content', { siteContent })

    const { publishedAt, paths } = (await browser.get('/api/public-days/2026-01-05')).json()
    expect(publishedAt).toBe('2026-01-03T18:00:00.000Z')
    expect(paths).toContain('/contacto')
    const page = await browser.get('/api/public-days/2026-01-05/page?path=/contacto')
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).toContain(before)
    expect(page.body).not.toContain('Dra. Ana Ruiz Soto')
    expect((await browser.get('/api/public-days/2026-01-02')).statusCode).toBe(404)
    expect((await browser.get('/api/public-days/2126-01-02')).statusCode).toBe(404)
  })
})
