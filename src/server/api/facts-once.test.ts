import { expect, test, vi } from 'vitest'
import { storedMediaType } from '#content/facts/stored-media-type.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { signedInAssistant, signedInOwner } from '../testing/owner.ts'
import { runningSite } from '../testing/running-site.ts'

vi.setConfig({ testTimeout: 60_000 })

async function ownersSite() {
  const site = await runningSite()
  const owner = await signedInOwner(site)
  const read = async (accept: string) =>
    (await owner.send({ url: '/api/site-content', headers: { accept } })).json().siteContent as SiteContent
  const save = (siteContent: SiteContent) => owner.post('/api/site-content', { siteContent })
  return { site, owner, save, complete: () => read('*/*'), stored: () => read(storedMediaType) }
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
  const { save, complete, stored } = await ownersSite()
  const content = await stored()
  const phones = { phone: '+525512345678', whatsapp: '+525512345679' }
  Object.assign(content.doctorInfo, { name: 'Dra. Ana Ruiz', city: 'Puebla', ...phones })
  for (const price of content.consultationPrice.prices) price.amount = 950

  expect((await save(content)).statusCode).toBe(200)

  const seen = JSON.stringify(await complete())
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
