import { expect, test, vi } from 'vitest'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'
import { findChromium } from '../chromium/find-chromium.ts'

vi.setConfig({ testTimeout: 300_000 })

// The test run installs Chromium; elsewhere the screen says that it is missing.
test.skipIf(findChromium(undefined) === undefined)(
  'Chromium takes pictures of every page on a phone and on a desktop, and prints the claims',
  async () => {
    // As in production, not as in other tests.
    const site = await runningSite({ makeFiling: undefined })
    const browser = await signedInOwner(site)

    expect((await browser.post('/api/cofepris/packs', {})).statusCode).toBe(202)
    const state = async () => (await browser.get('/api/cofepris')).json()
    await vi.waitUntil(async () => (await state()).running === null, { timeout: 240_000, interval: 500 })
    const { packs, failure } = await state()
    expect(failure).toBeNull()
    const [{ id, pages }] = packs

    expect(pages).toBe(3)
    const zip = (await browser.get(`/api/cofepris/packs/${id}/file`)).rawPayload.toString('latin1')
    for (const name of ['paginas-telefono.pdf', 'paginas-computadora.pdf', 'afirmaciones-y-comprobantes.pdf'])
      expect(zip).toContain(name)
    expect(zip.match(/%PDF-/g)).toHaveLength(3)
    // Three pages on two devices, each of at least one screen.
    expect(zip.match(/\/Filter \/DCTDecode/g)?.length).toBeGreaterThanOrEqual(6)
    expect(zip).toContain('/Title (/contacto)')
    expect(site.errors()).toEqual([])
  },
)
