import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { localWeb } from '#tests/server/local-web.ts'
import { photo, siteWithOwner } from '#tests/server/media.ts'

/** A site whose owner takes pictures of a former site on this machine. */
async function ownerWith(answer: RequestListener) {
  const asked: string[] = []
  const web = await localWeb((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`)
    answer(request, response)
  })
  const { browser } = await siteWithOwner({ formerSites: web.network })
  const take = (address: string) => browser.post('/api/media/from-former-site', { address })
  return { ...web, take, asked }
}

test('a picture of the former site comes into the library once', async () => {
  const bytes = await photo(40, 30)
  const { take, origin } = await ownerWith((_request, response) => void response.end(bytes))

  const [first, second] = [await take(`${origin}/a.jpg`), await take(`${origin}/copia.jpg`)]

  expect([first.statusCode, first.json().isNew]).toEqual([200, true])
  expect(second.json()).toMatchObject({ isNew: false, item: { id: first.json().item.id } })
})

test('a redirect is followed to the same host, with or without www, and refused to another', async () => {
  const bytes = await photo(40, 30)
  const { take, origin, asked } = await ownerWith(({ url }, response) => {
    const to = { '/movida.jpg': origin.replace('//', '//www.'), '/fuera.jpg': 'http://otra.test' }[`${url}`]
    if (to) response.writeHead(301, { Location: `${to}/a.jpg` }).end()
    else response.end(bytes)
  })

  expect((await take(`${origin}/movida.jpg`)).statusCode).toBe(200)
  expect((await take(`${origin}/fuera.jpg`)).json().detail).toBe(
    'Su dirección lleva a otro sitio (otra.test).',
  )
  expect(asked.filter((line) => line.startsWith('otra'))).toEqual([])
})

test.each<[string, RequestListener, RegExp]>([
  ['a picture that is gone', (_request, response) => void response.writeHead(404).end(), /error 404/],
  ['what is no picture', (_request, response) => void response.end('No soy una foto.'), /JPEG/],
  [
    'an endless circle',
    ({ url }, response) => void response.writeHead(302, { Location: `${url}` }).end(),
    /lleva a otras sin terminar/,
  ],
  [
    'more than 25 MB',
    (_request, response) => void response.end(Buffer.alloc(26 * 1024 * 1024, 'x')),
    /más de 25 MB/,
  ],
  ['an answer that breaks off', (_request, response) => void response.socket?.destroy(), /incompleta/],
])('%s is refused in words', async (_what, answer, words) => {
  const { take, origin } = await ownerWith(answer)

  const refused = await take(`${origin}/a.jpg`)

  expect(refused.statusCode).toBeGreaterThanOrEqual(400)
  expect(refused.statusCode).toBeLessThan(500)
  expect(refused.body).toMatch(words)
})

test('an address of a private network, of no web, or with a password is never asked', async () => {
  const { browser } = await siteWithOwner()
  const take = (address: string) => browser.post('/api/media/from-former-site', { address })

  for (const address of ['http://127.0.0.1/a.jpg', 'http://192.168.1.1/a.jpg', 'http://[::1]/a.jpg'])
    expect((await take(address)).json().detail).toBe('Su dirección no se puede leer desde internet.')
  expect((await take('http://8.8.8.8:25/a.jpg')).json().detail).toContain('no se puede leer')
  expect((await take('https://a:b@8.8.8.8/a.jpg')).json().detail).toContain('no se puede leer')
  for (const address of ['file:///etc/passwd', 'data:image/png;base64,AA', 'foto.jpg'])
    expect((await take(address)).json().issues).toMatchObject([{ path: 'address' }])
})
