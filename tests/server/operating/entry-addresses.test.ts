import { beforeAll, expect, test } from 'vitest'
import { hostedSite } from '../../support/hosted/hosted-site.ts'
import { type OwnerClient, signInOwner } from '../../support/owner-client.ts'

const site = hostedSite()
let owner: OwnerClient
beforeAll(async () => {
  owner = await signInOwner(site())
})

async function send(method: string, path: string, body?: object): Promise<void> {
  const json = { 'Content-Type': 'application/json' }
  const response = await owner.send(method, path, JSON.stringify(body ?? {}), json)
  if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${await response.text()}`)
}

const entry = async (path: string): Promise<object> => (await owner.get(path)).json()
const page = async (path: string) => (await fetch(site().url + path)).text()

/** Status and target of a public address. */
async function at(path: string): Promise<readonly [number, string | null]> {
  const { status, headers } = await fetch(site().url + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('a service whose address changes twice is found at all three addresses, until it is hidden or deleted', async () => {
  const sample = '/api/services/colposcopia'
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
  const sample = '/api/services/ultrasonido-obstetrico'
  const service = await entry(sample)

  await send('PUT', sample, { ...service, id: 'ecografia' })
  await send('PUT', sample, { ...service, title: 'Otro ultrasonido' })

  expect(await at('/servicios/ultrasonido-obstetrico')).toEqual([200, null])
  expect(await at('/servicios/ecografia')).toEqual([200, null])
})

test('visitors never get the recorded data of a consent', async () => {
  const path = '/api/testimonials/muestra-1'
  const testimonial = await entry(path)

  await send('PUT', path, {
    ...testimonial,
    isSample: false,
    name: 'Paciente Uno',
    consent: {
      isWritten: true,
      givenOn: '2026-02-03',
      way: 'signature',
      note: 'Carpeta azul, hoja 7',
      withdrawnOn: '',
    },
  })

  expect(await page('/')).toMatch(/Paciente Uno<\/b>.{0,200}Paciente verificado/s)
  const calls = ['/api/site-content', '/api/selected-sections', '/api/gallery', '/api/testimonials']
  // `none-one-many.test.tsx` renders every page.
  for (const path of ['/', '/servicios/papanicolau', '/sitemap.xml', '/buscar.json', '/no-existe', ...calls])
    expect(await page(path), path).not.toMatch(/Carpeta azul|2026-02-03|"signature"|givenOn|withdrawnOn/)
})
