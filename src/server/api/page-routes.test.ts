import { expect, test } from 'vitest'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

const campaign = { title: 'Vacuna VPH', shortDescription: 'Se aplica con cita.' }
const path = '/api/pages/vacuna-vph'

async function signedInSite() {
  const site = await runningSite()
  return signedInOwner(site)
}

test('a new site has no pages, and one is created, read, changed and removed', async () => {
  const owner = await signedInSite()
  expect((await owner.get('/api/pages')).json()).toEqual({ pages: [] })

  expect((await owner.put(path, { ...campaign, from: '2026-11-01', until: '2026-11-30' })).statusCode).toBe(
    200,
  )
  expect((await owner.get(path)).json()).toMatchObject({ ...campaign, id: 'vacuna-vph', language: 'es-MX' })
  expect((await owner.get('/api/pages')).json().pages).toHaveLength(1)
  expect((await owner.delete(path)).statusCode).toBe(200)
  expect((await owner.get('/api/pages')).json()).toEqual({ pages: [] })
})

test('a page is not published with a text that its template asks her to write', async () => {
  const owner = await signedInSite()
  for (const text of ['Escriba aquí a quién va dirigida.', 'Write here which languages you speak.']) {
    const page = { ...campaign, text: [{ title: 'Para quién es', text }] }
    const refused = await owner.put(path, page)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues).toEqual([
      { path: 'text[0].text', message: 'Falta su texto: escríbalo, o quite esta parte.' },
    ])
    expect((await owner.post('/api/pages', { pages: [{ id: 'vacuna-vph', ...page }] })).statusCode).toBe(400)
  }
  expect((await owner.get('/api/pages')).json()).toEqual({ pages: [] })
})

test('the text of a page may be one text, and a card on the home page a yes', async () => {
  const owner = await signedInSite()
  const text = 'Se aplica con cita.\n\nTraiga su cartilla.'
  const sent = { ...campaign, text, image: '/dibujos/mural.svg', placement: { menu: true, home: true } }

  expect((await owner.post('/api/pages', { pages: [{ id: 'vacuna-vph', ...sent }] })).statusCode).toBe(200)

  const read = (await owner.get(path)).json()
  expect(read).toMatchObject({
    ...{ text: [{ text, title: '' }], image: '/dibujos/mural.svg', aliases: [], visible: true },
    ...{ placement: { menu: true, footer: false, home: 'card' }, from: '', until: '', language: 'es-MX' },
  })
  expect((await owner.put(path, read)).statusCode).toBe(200)
  expect((await owner.put(path, { ...campaign, placement: { home: '' } })).statusCode).toBe(200)
  expect((await owner.get(path)).json()).toMatchObject({ text: [], placement: { home: 'nowhere' } })
})

const wrong: readonly (readonly [string, object, string, RegExp])[] = [
  [
    'an end before the beginning',
    { from: '2026-11-02', until: '2026-11-01' },
    'until',
    /Termina antes de empezar/,
  ],
  ['the address of a list', { aliases: ['/servicios'] }, 'aliases[0]', /la usa el sitio/],
  ['the address of an article', { aliases: ['/servicios/colposcopia'] }, 'aliases[0]', /ya está en uso/],
  ['the address of the admin', { aliases: ['/admin/x'] }, 'aliases[0]', /la usa el sitio/],
  ['the address of a file', { aliases: ['/robots.txt'] }, 'aliases[0]', /la usa el sitio/],
  [
    'a link to a script',
    { text: [{ buttons: [{ action: 'link', label: 'Ver', url: 'javascript:alert(1)' }] }] },
    'text[0].buttons[0].url',
    /Escriba una página de este sitio/,
  ],
  [
    'a link to another protocol of the same path',
    { text: [{ buttons: [{ action: 'link', label: 'Ver', url: '//malo.mx' }] }] },
    'text[0].buttons[0].url',
    /Escriba una página de este sitio/,
  ],
  ['one text of 200 KB', { text: 'x'.repeat(200_000) }, 'text', /8000 caracteres/],
  ['200 KB of text', { text: [{ text: 'x'.repeat(200_000) }] }, 'text[0].text', /8000 caracteres/],
]

test.each(
  wrong,
)('a page with %s is refused in words, and what was stored stays', async (_what, change, at, words) => {
  const owner = await signedInSite()
  expect((await owner.put(path, campaign)).statusCode).toBe(200)

  const refused = await owner.put(path, { ...campaign, title: 'Otro', ...change })

  expect(refused.statusCode).toBe(400)
  expect(refused.json().issues).toContainEqual({ path: at, message: expect.stringMatching(words) })
  expect((await owner.get(path)).json().title).toBe('Vacuna VPH')
})

test('two pages of one address are refused, by id and by a whole address of the former site', async () => {
  const owner = await signedInSite()
  const former = { ...campaign, aliases: ['/2019/03/vacuna', '/consulta.php'] }
  expect((await owner.put(path, former)).statusCode).toBe(200)

  const same = await owner.post('/api/pages', {
    pages: [
      { id: 'a', ...campaign },
      { id: 'a', ...campaign },
    ],
  })
  const alias = await owner.put('/api/pages/otra', former)

  expect(same.json().issues[0]).toMatchObject({ path: 'pages[1].id' })
  expect(alias.json().issues).toEqual([
    { path: 'aliases[0]', message: 'La dirección «/2019/03/vacuna» ya está en uso: escriba otra.' },
    { path: 'aliases[1]', message: 'La dirección «/consulta.php» ya está en uso: escriba otra.' },
  ])
  expect((await owner.get('/api/pages')).json().pages).toHaveLength(1)
})

test('an article at the former address of a page is refused, as is a short address of the site', async () => {
  const owner = await signedInSite()
  const aliases = ['/servicios/vacunas', '/sintomas/comezon']
  expect((await owner.put(path, { ...campaign, aliases })).statusCode).toBe(200)

  const article = await owner.put('/api/services/vacunas', {
    title: 'Vacunas',
    shortDescription: 'Con cita.',
  })
  const list = await owner.post('/api/symptoms', {
    symptoms: [{ id: 'comezon', name: 'Comezón', shortDescription: 'Qué puede ser.' }],
  })
  const short = await owner.put('/api/pages/chat', { ...campaign, aliases: ['/whatsapp', '/opinion/roma'] })

  expect(article.json().issues).toEqual([
    { path: 'id', message: 'La dirección «/servicios/vacunas» ya está en uso: escriba otra.' },
  ])
  expect(list.json().issues).toEqual([
    { path: 'symptoms[0].id', message: 'La dirección «/sintomas/comezon» ya está en uso: escriba otra.' },
  ])
  expect(short.json().issues.map((issue: { path: string }) => issue.path)).toEqual([
    'aliases[0]',
    'aliases[1]',
  ])
})
