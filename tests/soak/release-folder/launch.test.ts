import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownSite } from '../../../sample-site/testing/own-site.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { startServer } from '../../support/server.ts'

const siteUrl = 'https://anaruiz.mx'

test('a web server shows one page of a site in preparation, and the whole site right after the launch', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'consultorio-release-'))
  const server = await startServer({ env: { ...ownerEnv, SITE_URL: siteUrl, RELEASE_DIR: folder } })
  onTestFinished(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const file = (name: string) => readFile(join(folder, 'current', name), 'utf8')
  const whole = (name: string, part: string | RegExp) => expect.poll(() => file(name)).toMatch(part)

  // The untouched sample: one page without anything that it invents, and refused.
  await whole('robots.txt', /^User-agent/)
  expect(await file('robots.txt')).not.toContain('Sitemap')
  for (const name of ['index.html', '404.html', 'manifest.webmanifest']) {
    expect(await file(name)).toContain('Sitio en preparación')
    expect(await file(name)).not.toMatch(/Nombre Apellido|0000000/)
  }
  await whole('contacto.html', 'noindex')
  for (const name of ['llms.txt', 'sitemap.xml']) await expect(file(name)).rejects.toThrow('ENOENT')
  const owner = await signInOwner(server)
  const refused = await owner.post('/api/launch')
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'launch_blocked'])

  // Filled in: still closed until the owner opens it.
  const { 'site-content': siteContent, services, diseases, symptoms, testimonials } = ownSite()
  for (const [name, body] of Object.entries({
    'site-content': { siteContent },
    services: { services },
    diseases: { diseases },
    symptoms: { symptoms },
    testimonials: { testimonials },
  }))
    expect([name, (await owner.post(`/api/${name}`, body)).status]).toEqual([name, 200])
  await whole('index.html', 'Dra. Ana Ruiz Soto')
  expect(await file('index.html')).toContain('Sitio en preparación')

  const launched = await owner.post('/api/launch')
  expect(launched.status).toBe(200)

  // The response comes after the folder was switched.
  expect(await file('index.html')).not.toMatch(/noindex|en preparación/)
  expect(await file('index.html')).toContain('1234567')
  await whole('robots.txt', `Sitemap: ${siteUrl}/sitemap.xml`)
  await whole('contacto.html', 'Dra. Ana Ruiz Soto')
  expect(await file('contacto.html')).not.toContain('noindex')
})
