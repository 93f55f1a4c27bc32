import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storedMediaType } from '../../../src/content/facts/stored-media-type.ts'
import { siteContent } from '../../../src/content/site-content/index.ts'
import { ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { everyPage } from '../../support/routes.ts'
import { type RunningServer, startServer } from '../../support/server.ts'

/** Facts of the sample as visitors may read them, in texts, links and structured data. */
const former = [
  'Nombre Apellido',
  '55 0000 0000',
  '5500000000',
  '@ejemplo.mx',
  'Calle Ejemplo',
  'Colonia Centro',
  'C. P. 00000',
  '"00000"',
  'en Ciudad',
  'Ciudad, Estado',
  '"Ciudad"',
  '"Estado"',
  '0000000, Universidad',
  'XXXXXXXXXXXXXXXXX',
  '$800',
  '"price":"800',
  '"price":800',
  '$1,200',
]

let server: RunningServer

beforeAll(async () => {
  server = await startServer({ env: ownerEnv })
})
afterAll(() => server.stop())

test('facts that change in «Mis datos» change on every page, in structured data and on share cards', async () => {
  const owner = await signInOwner(server)
  const response = await fetch(`${server.url}/api/site-content`, {
    headers: { cookie: owner.cookie, accept: storedMediaType },
  })
  const content = z.object({ siteContent }).parse(await response.json()).siteContent
  const formerCard = cardOf(await page('/'))
  Object.assign(content.doctorInfo, {
    name: 'Dra. María Fernanda Gutiérrez-Santillán',
    specialty: 'Ginecología oncológica',
    phone: '+523336152480',
    whatsapp: '523318472260',
    urgenciesPhone: '+523336152499',
    email: 'citas@gutierrezsantillan.mx',
    address: 'Av. Chapultepec Norte 582, piso 4, Col. Americana',
    city: 'Guadalajara',
    state: 'Jalisco',
    postalCode: '44160',
    cedProf: '8123456, Universidad de Guadalajara',
    cedEsp: '9234567, Universidad de Guadalajara',
  })
  content.doctorWorkInfo.avisoCofepris = '2614135301A00123Q'
  for (const [index, price] of content.consultationPrice.prices.entries()) price.amount = 950 + index

  const { status } = await owner.post('/api/site-content', { siteContent: content })
  expect(status).toBe(200)

  const left: string[] = []
  for (const path of [...(await everyPage(server.url)), '/llms.txt', '/sitemap.xml']) {
    const html = await page(path)
    for (const text of former) {
      const at = html.indexOf(text)
      if (at >= 0) left.push(`${path}: …${html.slice(Math.max(0, at - 60), at + 60)}…`)
    }
  }
  expect(left).toEqual([])
  const home = await page('/')
  const given = ['Gutiérrez-Santillán', 'tel:+523336152480', 'wa.me/523318472260', 'Av. Chapultepec', '$950']
  expect(given.filter((text) => !home.includes(text))).toEqual([])
  expect(cardOf(home)).not.toBe(formerCard)
})

const page = async (path: string) => (await fetch(server.url + path)).text()

/** The address of a share card contains a digest of what is on it. */
const cardOf = (html: string) => /\/compartir\/[\w./-]+/.exec(html)?.[0]
