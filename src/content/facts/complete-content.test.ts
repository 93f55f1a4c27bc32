import { describe, expect, test } from 'vitest'
import { documents } from '#content/documents/documents.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import { leftEmptyName, mayStayEmptyPaths } from '#content/fields/left-empty.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { valueAt } from '#content/values/json.ts'
import { sampleDocuments } from '#sample/index.ts'
import { withTextAt } from '../values/json.ts'
import { completeContent } from './complete-content.ts'
import { derivedFields } from './derived-fields.ts'

const tree = schemaTree(documents['site-content'].schema)

/** The sample with every derived field empty, and with these changes. */
function contentWith(change: (content: SiteContent) => void): SiteContent {
  const sample = documents['site-content'].schema.parse(sampleDocuments['site-content'])
  change(sample)
  return derivedFields(sample).reduce((content, { path }) => withTextAt(content, path, ''), sample)
}

describe('complete content', () => {
  test('has every derived field of the practice from the facts that were typed once', () => {
    const { doctorInfo, doctorWorkInfo, generalCallToAction, contact, footer } = completeContent(
      contentWith((content) => {
        Object.assign(content.doctorInfo, {
          name: 'Dra. Ana Ruiz',
          phone: '+525512345678',
          whatsapp: '525587654321',
          address: 'Reforma 10, {ciudad}',
          city: 'Puebla',
          state: 'Puebla',
          logoPath: '/dibujos/mural.svg',
        })
        content.consultationPrice.prices = [
          { id: '', name: 'Consulta', description: '', amount: 950, validFrom: '', visible: true },
        ]
        Object.assign(content.contact, { title: 'Contacto' })
      }),
    )

    expect(doctorInfo).toMatchObject({
      phoneDisplay: '55 1234 5678',
      whatsappDisplay: '55 8765 4321',
      address: 'Reforma 10, Puebla',
      googleMapsLink: 'https://www.google.com/maps/search/?api=1&query=Reforma+10,+Puebla',
    })
    expect(doctorWorkInfo.consulting).toMatchObject({
      address: 'Reforma 10, Puebla',
      phones: [
        { phone: '+525512345678', display: '55 1234 5678' },
        { phone: '525587654321', display: '55 8765 4321' },
      ],
    })
    expect(doctorWorkInfo.schedulingPhone).toBe('+525512345678')
    expect(generalCallToAction.price1).toBe('Consulta $950 MXN')
    expect(contact.metadataTitle).toBe('Contacto | Dra. Ana Ruiz')
    expect(footer.logoFooter).toBe('/dibujos/mural.svg')
  })

  test('keeps what the owner typed in a derived field', () => {
    const typed = withTextAt(
      contentWith(() => {}),
      'doctorInfo.phoneDisplay',
      '(55) 1234',
    )

    expect(completeContent(typed).doctorInfo.phoneDisplay).toBe('(55) 1234')
  })

  test('leaves a field empty if the owner wants it empty', () => {
    const content = contentWith((sample) => {
      sample.leftEmpty = ['generalCallToAction.price1']
    })

    expect(completeContent(content).generalCallToAction.price1).toBe('')
  })

  test('shows for emergencies no address and no telephone of another place', () => {
    const withPractice = (urgenciesPhone: string, phones: readonly string[]) =>
      completeContent(
        contentWith((content) => {
          Object.assign(content.doctorInfo, { phone: '5512345678', whatsapp: '525587654321', urgenciesPhone })
          content.doctorWorkInfo.hospitalAddress = 'Juárez 100'
          content.doctorWorkInfo.consulting.phones.push({
            id: 'urgencias',
            subheader: 'WhatsApp de urgencias',
            phone: '',
            display: '',
          })
          content.doctorWorkInfo.urgencies.phones = phones.map((subheader) => ({
            id: subheader,
            subheader,
            phone: '',
            display: '',
          }))
        }),
      ).doctorWorkInfo
    const labels = ['Urgencias', 'WhatsApp']

    const nothing = withPractice('', labels)
    const own = withPractice('5511112222', labels)

    expect(nothing.urgencies.address).toBe('')
    expect(nothing.urgenciesPhone).toBe('')
    expect(nothing.urgencies.phones.map(({ phone }) => phone)).toEqual(['', ''])
    expect(nothing.consulting.phones.at(-1)?.phone).toBe('')
    expect(own.urgenciesPhone).toBe('5511112222')
    expect(own.urgencies.phones.map(({ phone }) => phone)).toEqual(['5511112222', ''])
  })

  test('uses facts as they are typed, also if they look like marks', () => {
    const { doctorInfo, aboutMe } = completeContent(
      contentWith((content) => {
        content.doctorInfo.name = 'Dra. {ciudad} {doctora}'
        content.doctorInfo.address = 'Calle {direccion}'
        content.aboutMe.title = '{doctora} en {direccion}'
      }),
    )

    expect(doctorInfo.name).toBe('Dra. {ciudad} {doctora}')
    expect(doctorInfo.address).toBe('Calle {direccion}')
    expect(aboutMe.title).toBe('Dra. {ciudad} {doctora} en Calle {direccion}')
  })
})

test('every derived field and every field that it is taken from exist in the schema', () => {
  const content = contentWith(() => {})
  for (const { path, from } of derivedFields(content)) {
    expect(valueAt(content, path), path).toBe('')
    expect(fieldAt(tree, path)?.kind, path).toMatch(/^(?:text|phone|url|image)$/)
    expect(fieldAt(tree, from), from).toBeDefined()
  }
})

test('the names of fields that may stay empty are those of the form', () => {
  for (const path of mayStayEmptyPaths) {
    expect(leftEmptyName(path).split(' › ').at(-1), path).toBe(fieldAt(tree, path)?.label)
  }
})
