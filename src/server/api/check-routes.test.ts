import { beforeAll, describe, expect, test, vi } from 'vitest'
import { documents } from '#content/documents/documents.ts'
import { ownSite, sample } from '#sample/testing/own-site.ts'
import { editNext } from '#tests/server/next-version.ts'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite, sharedSite } from '#tests/server/running-site.ts'

const publicUrl = 'https://anaruiz.mx'

async function signedInSite(siteUrl?: string) {
  const site = await runningSite(siteUrl ? { siteUrl } : {})
  return { ...site, browser: await signedInOwner(site) }
}

/** For tests that save nothing. */
const site = sharedSite()
let owner: Browser
beforeAll(async () => {
  owner = await signedInOwner(site())
})

type Browser = Awaited<ReturnType<typeof signedInOwner>>
type Finding = {
  key: string
  rule: string
  level: string
  place: { path: string }
  ownerOnly: boolean
  confirm?: string
  dismissed: unknown
}

const findingsOf = async (browser: Browser): Promise<Finding[]> =>
  (await browser.get('/api/checks')).json().findings

/** Replaces the sample with a filled-in site, except for the pictures, which the library does not have. */
async function fillIn(browser: Browser) {
  const own = ownSite()
  const { 'site-content': siteContent, services, diseases, symptoms, testimonials } = own
  for (const [name, body] of Object.entries({
    'site-content': { siteContent },
    services: { services },
    diseases: { diseases },
    symptoms: { symptoms },
    testimonials: { testimonials },
  })) {
    const { statusCode } = await browser.post(`/api/${name}`, body)
    expect(statusCode).toBe(200)
  }
  return own
}

describe('/api/checks', () => {
  test('tells what the sample leaves to do', async () => {
    const findings = await findingsOf(owner)

    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'muestra-dato', level: 'bloquea', dismissed: null }),
    )
  })

  test('checks drafts in place of what is saved', async () => {
    const own = ownSite()
    const [service] = own.services
    if (!service) throw new Error('The sample has services.')
    const drafts = [
      { document: 'site-content', value: own['site-content'] },
      { document: 'services', entry: service.id, value: { ...service, forWhat: 'Resultados garantizados.' } },
    ]

    const { findings } = (await owner.post('/api/checks', { drafts })).json()

    const found = findings.map(({ rule, place }: Finding) => `${rule} ${place.path}`)
    expect(found).toContain('frase-de-riesgo forWhat')
    expect(found).not.toContain('muestra-dato doctorInfo.name')
  })

  test('counts what this person changed as corrected, and says what only an owner may correct', async () => {
    const { browser } = await signedInSite()
    const before = await findingsOf(browser)

    await editNext(browser, 'site-content', { 'doctorInfo.name': 'Dra. Ana Ruiz Soto' })

    const names = (findings: readonly Finding[]) => findings.map(({ rule, place }) => `${rule} ${place.path}`)
    expect(names(before)).toContain('muestra-dato doctorInfo.name')
    expect(names(await findingsOf(browser))).not.toContain('muestra-dato doctorInfo.name')
    const ofOwners = names(before.filter(({ ownerOnly }) => ownerOnly))
    expect(ofOwners).toContain('cedula-falta doctorInfo.cedProf')
    expect(ofOwners).toContain('aviso-cofepris doctorWorkInfo.avisoCofepris')
    expect(ofOwners).not.toContain('muestra-dato doctorInfo.name')
  })

  test('validates a list of entries no more often for many drafts than for one', async () => {
    const { services } = ownSite()
    const wholeList = vi.spyOn(documents.services.schema, 'safeParse')
    const drafts = services.map((value) => ({ document: 'services', entry: value.id, value }))

    await owner.post('/api/checks', { drafts: drafts.slice(0, 1) })
    const forOne = wholeList.mock.calls.length
    const { statusCode } = await owner.post('/api/checks', { drafts })
    const forAll = wholeList.mock.calls.length - forOne
    wholeList.mockRestore()

    expect(statusCode).toBe(200)
    expect(drafts.length).toBeGreaterThan(5)
    expect(forAll).toBe(forOne)
  })

  test('leaves out a draft that takes the address of another entry, but checks the others', async () => {
    const [first, second, third] = ownSite().services
    if (!first || !second || !third) throw new Error('The sample has services.')
    const drafts = [
      {
        document: 'services',
        entry: second.id,
        value: { ...second, id: first.id, forWhat: 'Resultados garantizados.' },
      },
      { document: 'services', entry: third.id, value: { ...third, forWhat: 'Resultados garantizados.' } },
    ]

    const { findings } = (await owner.post('/api/checks', { drafts })).json()

    const promises = findings.filter(({ rule }: Finding) => rule === 'frase-de-riesgo')
    expect(promises.map(({ place }: { place: { entry: string } }) => place.entry)).toEqual([third.id])
  })

  test('names a claim once, however often a text repeats it', async () => {
    const [service] = ownSite().services
    if (!service) throw new Error('The sample has services.')
    const value = { ...service, forWhat: 'Garantizamos todo. '.repeat(20) }

    const { findings } = (
      await owner.post('/api/checks', { drafts: [{ document: 'services', entry: service.id, value }] })
    ).json()

    const promises = findings.filter(({ rule }: Finding) => rule === 'frase-de-riesgo')
    expect(promises).toHaveLength(1)
  })

  test('keeps a dismissal with its reason, until it is taken back', async () => {
    const { browser } = await signedInSite()
    const finding = (await findingsOf(browser)).find(({ rule }) => rule === 'muestra-contenido')
    const key = finding?.key ?? ''

    await browser.post('/api/checks/dismissed', { key, reason: 'El dibujo me gusta.' })
    const dismissed = (await findingsOf(browser)).find((one) => one.key === key)?.dismissed
    expect(dismissed).toMatchObject({ reason: 'El dibujo me gusta.', author: 'Dra. Ana' })

    await browser.delete(`/api/checks/dismissed/${key}`)
    expect((await findingsOf(browser)).find((one) => one.key === key)?.dismissed).toBeNull()
  })

  test('does not let anyone dismiss what blocks the launch', async () => {
    const blocking = (await findingsOf(owner)).find(
      ({ level, confirm }) => level === 'bloquea' && confirm === undefined,
    )

    const response = await owner.post('/api/checks/dismissed', {
      key: blocking?.key,
      reason: 'Así está bien.',
    })

    expect(response.statusCode).toBe(400)
  })
})

/** Sets the prices of the filled-in site to those of the sample. */
async function takeSamplePrices(browser: Browser) {
  const { consultationPrice } = structuredClone(sample['site-content'])
  const siteContent = { ...ownSite()['site-content'], consultationPrice }
  expect((await browser.post('/api/site-content', { siteContent })).statusCode).toBe(200)
}

describe('/api/launch', () => {
  test('refuses the sample, and names what is left', async () => {
    const { browser } = await signedInSite(publicUrl)

    const response = await browser.post('/api/launch')

    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'launch_blocked' })
    expect(response.json().issues).toContainEqual({
      path: 'Doctora › Cédula profesional',
      message: expect.stringContaining('0000000'),
    })
    expect((await browser.get('/api/status')).json().launch).toEqual({ isPublic: true, launchedAt: null })
  })

  test('opens a filled-in site, and remembers it', async () => {
    const { browser, publisher, store } = await signedInSite(publicUrl)
    await fillIn(browser)
    expect(publisher.live?.snapshot.launchedAt).toBeUndefined()

    const response = await browser.post('/api/launch')

    expect(response.statusCode).toBe(200)
    const { launchedAt } = response.json()
    expect(publisher.live?.snapshot.launchedAt).toBe(launchedAt)
    expect(await store.launchedAt()).toBe(launchedAt)
    expect((await browser.post('/api/launch')).json().launchedAt).toBe(launchedAt)
  })

  test('refuses prices of the sample until the owner changes them or confirms that they are hers', async () => {
    const { browser } = await signedInSite(publicUrl)
    await fillIn(browser)
    await takeSamplePrices(browser)

    const refused = await browser.post('/api/launch')
    const finding = (await findingsOf(browser)).find(({ rule }) => rule === 'muestra-cifra')
    const confirmed = await browser.post('/api/checks/dismissed', {
      key: finding?.key,
      reason: finding?.confirm,
    })

    expect(refused.json().issues).toEqual([
      { path: expect.any(String), message: expect.stringContaining('confirme que son estos') },
    ])
    expect(finding).toMatchObject({ level: 'bloquea', confirm: 'Son los míos' })
    expect(confirmed.statusCode).toBe(200)
    const later = (await findingsOf(browser)).find(({ rule }) => rule === 'muestra-cifra')
    expect(later?.dismissed).toMatchObject({ reason: 'Son los míos', author: 'Dra. Ana' })
    expect((await browser.post('/api/launch')).statusCode).toBe(200)
  })

  test('is for owners only', async () => {
    const site = await runningSite({ siteUrl: publicUrl })
    const browser = await signedInAssistant(site)

    expect((await browser.post('/api/launch')).statusCode).toBe(403)
  })
})
