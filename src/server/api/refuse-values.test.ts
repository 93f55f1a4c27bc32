import { expect, test } from 'vitest'
import { siteContent } from '#content/site-content/index.ts'
import { signedInOwner } from '#tests/server/owner.ts'
import { runningSite } from '#tests/server/running-site.ts'

async function siteWithOwner() {
  const site = await runningSite()
  const browser = await signedInOwner(site)
  const content = siteContent.parse((await browser.get('/api/site-content')).json().siteContent)
  const withPhones = (phones: object) => ({ ...content, doctorInfo: { ...content.doctorInfo, ...phones } })
  const post = (value: object) => browser.post('/api/site-content', { siteContent: value })
  return { site, post, withPhones }
}

test('understands a telephone as people write it and stores it with the country code', async () => {
  const { post, withPhones } = await siteWithOwner()

  const saved = await post(withPhones({ phone: '044 (55) 1234-5678', whatsapp: '55 1234 5678' }))

  expect(saved.json().siteContent.doctorInfo).toMatchObject({
    phone: '+525512345678',
    whatsapp: '+525512345678',
  })
})

test('refuses a new telephone that lacks a digit, and says so', async () => {
  const { post, withPhones } = await siteWithOwner()

  const refused = await post(withPhones({ phone: '55 1234 567' }))

  expect(refused.statusCode).toBe(400)
  expect(refused.json().issues).toEqual([
    { path: 'doctorInfo.phone', message: expect.stringContaining('Falta un dígito') },
  ])
})

test('keeps a telephone that was stored before such numbers were refused', async () => {
  const { site, post, withPhones } = await siteWithOwner()
  const value = withPhones({ phone: '551234567' })
  await site.store.saveRevision({ document: 'site-content', value, author: 'Ana' })

  const saved = await post(withPhones({ phone: '551234567', email: 'otra@ejemplo.mx' }))

  expect(saved.statusCode).toBe(200)
})
