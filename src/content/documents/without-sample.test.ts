import { expect, test } from 'vitest'
import { ownSite, sample } from '#sample/testing/own-site.ts'
import { withoutSample } from './without-sample.ts'

const own = withoutSample(sample)

test('the sample has no testimonials, figures, licences, certificates or insurers left', () => {
  const { 'site-content': content, testimonials, services } = own(sample)

  expect(testimonials).toEqual([])
  expect(content.experience.entities).toEqual([])
  expect([
    content.doctorInfo.cedProf,
    content.doctorInfo.cedEsp,
    content.doctorWorkInfo.avisoCofepris,
  ]).toEqual(['', '', ''])
  expect([...content.certifications.documents, ...content.certifications.entities]).toEqual([])
  expect(content.insurances.companies).toEqual([])
  expect(Object.values(content.doctorInfo.socialLinks).join('')).toBe('')
  expect([content.doctorWorkInfo.hospitalHeader, content.doctorWorkInfo.hospitalAddress]).toEqual(['', ''])
  expect(services).toBe(sample.services)
})

test('the hours of the sample are shown for no place, and a schedule of her own is', () => {
  const shown = own(sample)['site-content'].doctorWorkInfo
  for (const place of [shown.consulting, shown.hospital]) expect(Object.values(place.hours).join('')).toBe('')

  const site = structuredClone(sample)
  const { consulting } = site['site-content'].doctorWorkInfo
  consulting.schedule.monday = [{ opens: '10:00', closes: '14:00', weeks: [] }]
  expect(own(site)['site-content'].doctorWorkInfo.consulting).toEqual(consulting)
})

test('a certificate that she renamed does not show the number of the sample', () => {
  const site = structuredClone(sample)
  const [first] = site['site-content'].certifications.entities
  if (!first) throw new Error('The sample has certificates.')
  first.name = 'Consejo Mexicano de Ginecología y Obstetricia'
  first.elements.push('Vigente hasta 2028')

  const [shown] = own(site)['site-content'].certifications.entities

  expect(shown?.elements).toEqual(['Vigente hasta 2028'])
})

test("a degree of the sample shows with the owner's licence", () => {
  const site = structuredClone(sample)
  const { certifications, doctorInfo } = site['site-content']
  doctorInfo.cedProf = '5483920, Universidad de Guadalajara'
  const [first] = certifications.documents
  if (!first) throw new Error('The sample has degrees.')

  expect(own(site)['site-content'].certifications.documents).toEqual([first])
})

test('what an owner has entered stays', () => {
  const site = ownSite()

  expect(own(site)['site-content']).toEqual(site['site-content'])
  expect(own(site).testimonials).toEqual(site.testimonials)
})

test('the sample video is left out, and her own stays', () => {
  const withVideo = (videoLink: string) => {
    const content = sample['site-content']
    return own({ ...sample, 'site-content': { ...content, buttons: { ...content.buttons, videoLink } } })
  }

  expect(withVideo(sample['site-content'].buttons.videoLink)['site-content'].buttons.videoLink).toBe('')
  expect(withVideo('https://vimeo.com/1')['site-content'].buttons.videoLink).toBe('https://vimeo.com/1')
})
