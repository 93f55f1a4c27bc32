import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signedInAssistant } from '#tests/server/owner.ts'
import { linkTo, madeCopy, makeAndDownload, ownSite, stateOf } from '#tests/server/owner-copies.ts'

test('an owner makes and downloads a copy: archive', () => makeAndDownload('archive'))

test('the site is a ZIP', async () => {
  const own = await ownSite()
  const { browser } = own

  const copy = await madeCopy(own, 'site')

  const file = await browser.get(await linkTo(browser, copy.name))
  expect(file.headers['content-type']).toBe('application/zip')
  expect(file.rawPayload.toString('latin1')).toContain('index.html')
})

test('an interrupted download resumes, and starts again when the copy is another one', async () => {
  const own = await ownSite()
  const { browser } = own
  const { name, bytes } = await madeCopy(own, 'site')
  const path = await linkTo(browser, name)
  const whole = await browser.get(path)
  const etag = String(whole.headers.etag)
  const ask = (headers: Record<string, string>) => browser.send({ method: 'GET', url: path, headers })

  const rest = await ask({ range: 'bytes=10-', 'if-range': etag })
  expect(rest.statusCode).toBe(206)
  expect(rest.headers['content-range']).toBe(`bytes 10-${bytes - 1}/${bytes}`)
  expect(rest.rawPayload.equals(whole.rawPayload.subarray(10))).toBe(true)
  expect((await ask({ range: 'bytes=10-', 'if-range': '"otra"' })).statusCode).toBe(200)
  expect((await ask({ range: `bytes=${bytes}-` })).statusCode).toBe(416)
})

test('a download needs the password, a key for this copy, and the owner who asked', async () => {
  const own = await ownSite()
  const { browser, site } = own
  const { name } = await madeCopy(own, 'site')
  const wrong = await browser.post(`/api/copies/${name}/link`, { password: 'otra contraseña larga' })
  expect(wrong.json()).toMatchObject({ code: 'INVALID_PASSWORD' })
  const path = await linkTo(browser, name)

  const later = path.replace(/until=\d+/, (until) => `${until}0`)
  expect((await browser.get(later)).json()).toMatchObject({ code: 'link_expired' })
  expect((await browser.get(path.replace(name, `x${name}`))).statusCode).toBe(404)
  const assistant = await signedInAssistant(site)
  expect((await assistant.get(path)).statusCode).toBe(403)
  expect((await assistant.get('/api/copies')).statusCode).toBe(403)
  expect((await site.app.inject({ url: path })).statusCode).toBe(401)
})

test('one copy is made at a time, and a new one replaces the former one of its kind', async () => {
  const own = await ownSite()
  const { browser, site, clock, folder } = own
  const first = await madeCopy(own, 'site')
  await clock.advance(1_000)

  await browser.post('/api/copies', { kind: 'site' })
  expect((await browser.post('/api/copies', { kind: 'archive' })).json()).toMatchObject({
    code: 'copy_running',
  })
  await site.idle()

  const { files } = await stateOf(browser)
  expect(files).toHaveLength(1)
  expect(files[0].name).not.toBe(first.name)
  expect(readdirSync(folder)).toEqual([files[0].name])
})

test('a start removes what a killed server began', async () => {
  const partial = '.sitio-2026-01-01T00-00-00Z.zip.0123456789ab.parcial'
  const { browser, site, folder } = await ownSite((dataFolder) => {
    mkdirSync(join(dataFolder, 'copias'))
    writeFileSync(join(dataFolder, 'copias', partial), 'PK')
  })

  await site.idle()
  expect(readdirSync(folder)).toEqual([])
  expect((await stateOf(browser)).files).toEqual([])
})
