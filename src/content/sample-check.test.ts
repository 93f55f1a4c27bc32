import { describe, expect, test } from 'vitest'
import { siteContent as sample } from '#sample/site-content.ts'
import { samplesLeft } from './sample-check.ts'
import { siteContent } from './site-content/index.ts'

const untouched = siteContent.parse(sample)
const paths = (content: typeof untouched) => samplesLeft(content).map(({ path }) => path)

describe('samplesLeft', () => {
  test('lists every sample value of a new site', () => {
    expect(paths(untouched)).toEqual([
      'doctorInfo.name',
      'doctorInfo.cedProf',
      'doctorInfo.cedEsp',
      'doctorWorkInfo.avisoCofepris',
      'doctorInfo.phone',
      'doctorInfo.phoneDisplay',
      'doctorInfo.whatsapp',
      'doctorInfo.whatsappDisplay',
      'doctorInfo.urgenciesPhone',
      'doctorInfo.email',
      'doctorInfo.address',
      'doctorWorkInfo.schedulingPhone',
      'doctorWorkInfo.consulting.address',
      'home.metadataTitle',
      'contact.metadataTitle',
      'heroSection.subTitle',
      'aboutMe.title',
      'heroSection.mainImage',
      'aboutMe.imagePath',
      'insurances.companies',
    ])
  })

  test('shows the sample value', () => {
    const [name] = samplesLeft(untouched)

    expect(name).toEqual({
      path: 'doctorInfo.name',
      label: 'Nombre de la doctora',
      detail: 'Dice «Dra. Nombre Apellido»',
    })
  })

  test('leaves out values that the owner has entered', () => {
    const { doctorInfo, heroSection } = untouched
    const edited = {
      ...untouched,
      doctorInfo: { ...doctorInfo, name: 'Dra. Ana Ruiz', phone: '+525512345678', cedProf: '1234567, UNAM' },
      heroSection: { ...heroSection, mainImage: '/medios/portada.jpg' },
    }

    expect(paths(edited)).not.toEqual(expect.arrayContaining(['doctorInfo.name']))
    expect(paths(edited)).not.toContain('doctorInfo.phone')
    expect(paths(edited)).not.toContain('doctorInfo.cedProf')
    expect(paths(edited)).not.toContain('heroSection.mainImage')
    expect(paths(edited)).toContain('doctorInfo.cedEsp')
  })

  test('ignores hidden sample insurers', () => {
    const companies = untouched.insurances.companies.map((company) => ({ ...company, visible: false }))

    expect(paths({ ...untouched, insurances: { ...untouched.insurances, companies } })).not.toContain(
      'insurances.companies',
    )
  })
})
