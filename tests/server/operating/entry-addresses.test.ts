import { expect, onTestFinished, test } from 'vitest'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { startServer } from '../../support/server.ts'

/** The built server with an owner's session. */
async function ownersSite() {
  const server = await startServer({ env: ownerEnv })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)

  async function send(method: string, path: string, body?: object): Promise<void> {
    const json = { 'Content-Type': 'application/json' }
    const response = await owner.send(method, path, JSON.stringify(body ?? {}), json)
    if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${await response.text()}`)
  }
  return {
    url: server.url,
    send,
    entry: async (path: string): Promise<object> => (await owner.get(path)).json(),
    /** Status and target of a public address. */
    async at(path: string): Promise<readonly [number, string | null]> {
      const { status, headers } = await fetch(server.url + path, { redirect: 'manual' })
      return [status, headers.get('location')]
    },
    page: async (path: string) => (await fetch(server.url + path)).text(),
  }
}

const sample = '/api/services/colposcopia'

test('a service whose address changes twice is found at all three addresses, until it is hidden or deleted', async () => {
  const { send, entry, at, page } = await ownersSite()
  const service = await entry(sample)

  await send('PUT', sample, { ...service, id: 'revision' })
  await send('PUT', '/api/services/revision', { ...service, id: 'revision-del-cuello' })
  const current = '/servicios/revision-del-cuello'
  expect(await at('/servicios/colposcopia')).toEqual([308, current])
  expect(await at('/servicios/revision')).toEqual([308, current])
  expect(await at(current)).toEqual([200, null])
  expect(await page(current)).toMatch(new RegExp(`rel="canonical" href="[^"]*${current}"`))

  await send('PUT', '/api/services/revision-del-cuello', {
    ...service,
    id: 'revision-del-cuello',
    visible: false,
  })
  for (const path of ['/servicios/colposcopia', current]) expect(await at(path)).toEqual([410, null])
  expect(await page('/sitemap.xml')).not.toContain('revision-del-cuello')
  expect(await page('/servicios')).not.toContain('revision-del-cuello')

  await send('PUT', '/api/services/revision-del-cuello', { ...service, id: 'revision-del-cuello' })
  expect(await at('/servicios/colposcopia')).toEqual([308, current])

  await send('DELETE', '/api/services/revision-del-cuello')
  for (const path of ['/servicios/colposcopia', '/servicios/revision', current])
    expect([path, ...(await at(path))]).toEqual([path, 410, null])
})

test('an address that is used again belongs to the entry that uses it', async () => {
  const { send, entry, at } = await ownersSite()
  const service = await entry(sample)

  await send('PUT', sample, { ...service, id: 'revision' })
  await send('PUT', '/api/services/colposcopia', { ...service, title: 'Otra colposcopia' })

  expect(await at('/servicios/colposcopia')).toEqual([200, null])
  expect(await at('/servicios/revision')).toEqual([200, null])
})

test('visitors never get the recorded data of a consent', async () => {
  const { send, entry, page } = await ownersSite()
  const path = '/api/testimonials/muestra-1'
  const testimonial = await entry(path)

  await send('PUT', path, {
    ...testimonial,
    isSample: false,
    name: 'Paciente Uno',
    consent: {
      givenOn: '2026-02-03',
      way: 'signature',
      note: 'Carpeta azul, hoja 7',
      withdrawnOn: '',
      file: '',
    },
  })

  const map = await page('/sitemap.xml')
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
  expect(paths.length).toBeGreaterThan(25)
  expect(await page('/')).toMatch(/Paciente Uno<\/b>.{0,200}Paciente verificado/s)
  for (const path of [...paths, '/api/site-content', '/api/selected-sections', '/api/gallery', '/no-existe'])
    expect(await page(path)).not.toMatch(/Carpeta azul|2026-02-03|"signature"|givenOn|withdrawnOn/)
})
