import { beforeAll, expect, test } from 'vitest'
import { ask } from '../../support/ask.ts'
import { hostedSite } from '../../support/hosted/hosted-site.ts'
import { type OwnerClient, signInOwner } from '../../support/owner-client.ts'

const visitor = { 'User-Agent': 'Mozilla/5.0 (iPhone)', 'Sec-Fetch-Mode': 'navigate' }
const google = (place: string) => `https://g.page/r/${place}/review`

const site = hostedSite()
let owner: OwnerClient
beforeAll(async () => {
  owner = await signInOwner(site())
})

const open = (path: string, headers: Record<string, string> = visitor) => ask(site().url, path, { headers })
const json = async (path: string) => (await owner.get(path)).json()
const counted = async () => (await json('/api/visits')).pages

async function change(edit: (work: { consulting: object; otherPlaces: object[] }, doctor: object) => void) {
  const { siteContent } = await json('/api/site-content')
  edit(siteContent.doctorWorkInfo, siteContent.doctorInfo)
  expect((await owner.post('/api/site-content', { siteContent })).status).toBe(200)
}

test('the short address of WhatsApp leads to her chat, and is counted as a tap', async () => {
  const { status, headers, text } = await open('/whatsapp')

  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([302, 'no-store', 'noindex'])
  expect(headers.location).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  expect(text).toContain(`href="${headers.location}"`)
  expect(await counted()).toEqual([{ page: '/whatsapp', view: 0, call: 0, whatsapp: 1, directions: 0 }])
})

test('programs, and visitors who refuse it, are led on and not counted', async () => {
  const before = await counted()

  for (const headers of [
    { ...visitor, 'User-Agent': 'Googlebot/2.1' },
    { ...visitor, 'Sec-GPC': '1' },
    { 'User-Agent': 'WhatsApp/2.23.20' },
  ])
    expect((await open('/whatsapp', headers)).status).toBe(302)

  expect(await counted()).toEqual(before)
})

test('the short address of opinions leads to the first place that has a link, and each place has its own', async () => {
  expect((await open('/opinion')).status).toBe(404)

  await change(({ otherPlaces }) => {
    otherPlaces.push({ id: 'hospital', header: 'Hospital', reviewLink: google('Hospital') })
  })
  expect((await open('/opinion')).headers.location).toBe(google('Hospital'))
  await change(({ consulting }) => Object.assign(consulting, { reviewLink: google('Roma') }))

  expect((await open('/opinion')).headers.location).toBe(google('Roma'))
  expect((await open('/opinion/hospital')).headers.location).toBe(google('Hospital'))
  expect((await open('/opinion/otro')).status).toBe(404)
  expect(await counted()).toMatchObject([
    { page: '/opinion', view: 2 },
    { page: '/opinion/hospital', view: 1 },
    { page: '/whatsapp' },
  ])
})

test('without a number there is no short address of WhatsApp, and no map of the site names one', async () => {
  expect((await open('/sitemap.xml')).text).not.toContain('/whatsapp')

  await change((_work, doctor) => Object.assign(doctor, { whatsapp: '' }))

  expect((await open('/whatsapp')).status).toBe(404)
})
