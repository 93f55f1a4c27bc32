import { describe, expect, test } from 'vitest'
import { shownMediaType } from '#content/facts/shown-media-type.ts'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { signedInAssistant, signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function ownersSite() {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  const read = async (accept: string) =>
    (await owner.send({ url: '/api/site-content', headers: { accept } })).json().siteContent as SiteContent
  const save = (siteContent: SiteContent) => owner.post('/api/site-content', { siteContent })
  const saveStored = (siteContent: SiteContent) =>
    owner.post('/api/site-content', { siteContent }, { accept: storedMediaType })
  return {
    ...{ site, owner, save, saveStored },
    complete: () => read('*/*'),
    shown: () => read(shownMediaType),
    stored: () => read(storedMediaType),
  }
}

test('visitors get complete site content, and forms get it with marks and empty derived fields', async () => {
  const { complete, stored } = await ownersSite()

  const [seen, typed] = [await complete(), await stored()]

  expect(seen.doctorInfo.phoneDisplay).toBe('55 0000 0000')
  expect(seen.aboutMe.title).toBe('Mucho gusto, soy la Dra. Nombre Apellido')
  expect(typed.doctorInfo.phoneDisplay).toBe('')
  expect(typed.aboutMe.title).toBe('Mucho gusto, soy la {doctora}')
})

test('a changed name, city, telephone and price change in every text of the content', async () => {
  const { save, shown, stored } = await ownersSite()
  const content = await stored()
  const phones = { phone: '+525512345678', whatsapp: '+525512345679' }
  Object.assign(content.doctorInfo, { name: 'Dra. Ana Ruiz', city: 'Puebla', ...phones })
  for (const price of content.consultationPrice.prices) price.amount = 950

  expect((await save(content)).statusCode).toBe(200)

  const seen = JSON.stringify(await shown())
  expect(seen).not.toMatch(/Dra\. Nombre Apellido|en Ciudad|\+525500000000|\$800/)
  expect(seen).toContain('Dra. Ana Ruiz, ginecóloga y obstetra en Puebla')
  expect(seen).toContain('Consulta con ultrasonido $950 MXN')
})

test('a save of the complete content is read again as it was sent', async () => {
  const { save, complete } = await ownersSite()
  const sent = await complete()
  sent.heroSection.title = 'Otro título'

  expect((await save(sent)).statusCode).toBe(200)

  expect(await complete()).toEqual(sent)
})

test('a save stores a derived field empty if its text is what would be derived', async () => {
  const { save, complete, stored } = await ownersSite()

  await save(await complete())

  const { doctorInfo, doctorWorkInfo, generalCallToAction, certifications } = await stored()
  expect([doctorInfo.phoneDisplay, doctorWorkInfo.schedulingPhone, generalCallToAction.price1]).toEqual([
    '',
    '',
    '',
  ])
  expect(certifications.documents[0]?.nameTitle).toBe('Cédula profesional {cedulaProfesional}')
})

test('an assistant who sends complete content changes no owner-only field', async () => {
  const { site, complete } = await ownersSite()
  const assistant = await signedInAssistant(site)
  const siteContent = await complete()
  siteContent.doctorInfo.city = 'Puebla'

  expect((await assistant.post('/api/site-content', { siteContent })).statusCode).toBe(200)

  siteContent.certifications.documents = siteContent.certifications.documents.map((document) => ({
    ...document,
    nameTitle: 'Cédula profesional 7654321',
  }))
  expect((await assistant.post('/api/site-content', { siteContent })).statusCode).toBe(403)
})

describe('a client that reads complete content, changes it and sends the whole', () => {
  const newPhone = { stored: '+525512345678', shown: '55 1234 5678' }

  async function plainClient() {
    const site = await ownersSite()
    const { owner } = site
    const response = await owner.get('/api/site-content')
    const content: SiteContent = response.json().siteContent
    const send = (headers?: Record<string, string>) =>
      owner.post('/api/site-content', { siteContent: content }, headers)
    return { ...site, content, send, etag: `${response.headers.etag}` }
  }

  test('reads its document again as it sent it, with another name, city, price, licence and telephone', async () => {
    const { content, send, complete } = await plainClient()
    const { doctorInfo, consultationPrice } = content
    doctorInfo.phone = newPhone.stored
    Object.assign(doctorInfo, { name: 'Dra. Ana Ruiz', city: 'Puebla', cedProf: '1234567, UNAM' })
    for (const price of consultationPrice.prices) price.amount = 950

    expect((await send()).statusCode).toBe(200)

    expect(await complete()).toEqual(content)
  })

  test('does not stop the texts that it sent unchanged from following a name that a form changes', async () => {
    const { content, send, stored, saveStored, complete } = await plainClient()
    content.heroSection.title = 'Otro título'
    await send()
    const form = await stored()
    form.doctorInfo.name = 'Dra. Ana Ruiz'

    await saveStored(form)

    const { aboutMe, home } = await complete()
    expect(aboutMe.title).toBe('Mucho gusto, soy la Dra. Ana Ruiz')
    expect(home.metadataTitle).toContain('Dra. Ana Ruiz')
  })

  test('keeps the marks of all texts that it did not change, if it changes no fact', async () => {
    const { content, send, stored } = await plainClient()
    content.heroSection.title = 'Otro título'

    await send()

    const { aboutMe, heroSection } = await stored()
    expect(aboutMe.title).toBe('Mucho gusto, soy la {doctora}')
    expect(heroSection.title).toBe('Otro título')
  })

  /** Its first row of telephones repeats the WhatsApp number. */
  async function withWhatsAppRow() {
    const client = await plainClient()
    const { stored, saveStored, complete, content } = client
    const draft = await stored()
    const { consulting } = draft.doctorWorkInfo
    const [row] = consulting.phones
    if (!row) throw new Error('The sample has a telephone.')
    draft.doctorInfo.whatsapp = newPhone.stored
    const whatsApp = { ...row, id: 'whatsapp', subheader: 'WhatsApp de {doctora}', phone: '', display: '' }
    consulting.phones = [whatsApp, row]
    await saveStored(draft)
    Object.assign(content, await complete())
    return { ...client, rows: content.doctorWorkInfo.consulting.phones }
  }

  test('keeps marks and derived numbers in a list whose rows moved', async () => {
    const { rows, send, stored } = await withWhatsAppRow()
    rows.reverse()

    expect((await send()).statusCode).toBe(200)

    const [, moved] = (await stored()).doctorWorkInfo.consulting.phones
    expect(moved).toMatchObject({ subheader: 'WhatsApp de {doctora}', phone: '', display: '' })
  })

  test('keeps the number of a row to which it gave the label of another number', async () => {
    const { rows, send, complete } = await withWhatsAppRow()
    for (const row of rows) row.subheader = 'Citas'

    expect((await send()).statusCode).toBe(200)

    const [row] = (await complete()).doctorWorkInfo.consulting.phones
    expect(row?.phone).toBe(newPhone.stored)
  })

  test('overrides the texts that it changed, and keeps them when the fact changes', async () => {
    const { content, send, stored, complete } = await plainClient()
    content.doctorWorkInfo.schedulingPhone = '+525598765432'
    content.doctorInfo.phone = newPhone.stored
    await send()
    expect((await stored()).doctorWorkInfo.schedulingPhone).toBe('+525598765432')

    Object.assign(content, await complete())
    content.doctorInfo.phone = '+525511112222'
    await send()

    expect((await stored()).doctorWorkInfo.schedulingPhone).toBe('+525598765432')
  })

  test('is refused if another one saved in between, whose document is read as that one sent it', async () => {
    const { owner, content, send, etag, complete } = await plainClient()
    const other = structuredClone(content)
    other.doctorInfo.name = 'Dra. Ana Ruiz'
    expect(
      (await owner.post('/api/site-content', { siteContent: other }, { 'if-match': etag })).statusCode,
    ).toBe(200)
    content.doctorInfo.name = 'Dra. Eva Soto'

    expect((await send({ 'if-match': etag })).statusCode).toBe(409)

    expect(await complete()).toEqual(other)
  })

  test('saves after reading again what another one saved in between', async () => {
    const { owner, content, send, save, stored, complete } = await plainClient()
    const other = await stored()
    other.heroSection.title = 'Otro título'
    await save(other)

    const again = await owner.get('/api/site-content')
    Object.assign(content, again.json().siteContent)
    content.doctorInfo.phone = newPhone.stored

    expect((await send({ 'if-match': `${again.headers.etag}` })).statusCode).toBe(200)
    expect(await complete()).toEqual(content)
  })

  test('makes one revision if it sends the same again', async () => {
    const { content, send, stored, owner } = await plainClient()
    content.doctorInfo.phone = newPhone.stored
    await send()
    const first = await stored()

    expect((await send()).statusCode).toBe(200)

    expect(await stored()).toEqual(first)
    expect((await owner.get('/api/revisions/site-content')).json().revisions).toHaveLength(2)
  })

  test('keeps an old number that a form typed where it was derived', async () => {
    const { stored, saveStored } = await plainClient()
    const draft = await stored()
    const { phone } = draft.doctorInfo
    draft.doctorInfo.phone = newPhone.stored
    draft.doctorWorkInfo.schedulingPhone = phone

    await saveStored(draft)

    expect((await stored()).doctorWorkInfo.schedulingPhone).toBe(phone)
  })
})

test('services keep their marks when a client reads them all and sends them back with a change', async () => {
  const { owner } = await ownersSite()
  const services = (await owner.get('/api/services')).json().services
  services[0].forWhat = 'Llame al {telefono}.'
  await owner.post('/api/services', { services })
  const read = (await owner.get('/api/services')).json().services
  read[1].title = 'Otro título'

  expect((await owner.post('/api/services', { services: read })).statusCode).toBe(200)

  const [first, second] = (await owner.get('/api/services')).json().services
  expect([first.forWhat, second.title]).toEqual(['Llame al {telefono}.', 'Otro título'])
  const { id } = first
  const entry = (await owner.get(`/api/services/${id}`)).json()
  await owner.send({ method: 'PUT', url: `/api/services/${id}`, payload: { ...entry, title: 'Nuevo' } })
  expect((await owner.get(`/api/services/${id}`)).json()).toMatchObject({
    title: 'Nuevo',
    forWhat: 'Llame al {telefono}.',
  })
})
