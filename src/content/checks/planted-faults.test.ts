import { describe, expect, test } from 'vitest'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { noSignOff } from '#content/entries/sign-off.ts'
import { content, disease, from, notice, price, saying } from '#sample/testing/faults/fault.ts'
import { ownSite, required, sample, today } from '#sample/testing/own-site.ts'
import { faults, missedFaults } from '#sample/testing/planted-faults.ts'
import { checkSite } from './check-site.ts'
import { shortHash } from './finding.ts'
import { rules } from './rules.ts'

/** Texts with the same words that claim nothing. */
const harmless: readonly string[] = [
  'En medicina nadie puede garantizar un resultado, y no hay riesgo cero.',
  'Decidimos juntas, sin garantizar tiempos.',
  'Ningún método anticonceptivo es 100 % efectivo.',
  'No hay cirugía sin riesgos; se los explicamos.',
  'Control del embarazo sin riesgo alto y de alto riesgo.',
  'Un bulto sin dolor también debe revisarse.',
  'Los mejores estudios disponibles se citan al final, y la mejor decisión es la suya.',
  'No siempre se necesita una cirugía.',
  'Precio total a pagar. La histerectomía total retira el útero y el cuello.',
  'El virus no se cura con antibióticos, y la herida se cura en casa.',
  'Dudas: {telefono} o {correo}. Línea de la Vida: 800 911 2000. La atiende la {doctora}.',
  'La consulta cuesta $950 MXN. Su cédula es {cedulaProfesional}.',
  'Lea también /enfermedades/endometriosis, /perfil y /contacto, o https://anaruiz.mx/servicios.',
  'Con 12 años de experiencia, en el C. P. 72000, la consulta cuesta 950 pesos.',
  'El síntoma más frecuente es el dolor.',
  'Las demás opciones también sirven; ninguna es mejor que otra para todas.',
]

const found = (site: Snapshot) => checkSite(site, { today, sample })

describe('the checks', () => {
  test('find nothing on a site that its owner has filled in', () => {
    expect(found(ownSite())).toEqual([])
  })

  test('find a planted fault of every rule, and nothing else', () => {
    const ids = new Set(faults.map(([rule]) => rule))
    const first = [...ids].map((id) => required(faults.find(([rule]) => rule === id)))

    // Every sixth, because neighbours in the list change the same fields.
    const groups = Array.from({ length: 6 }, (_, place) => first.filter((_, index) => index % 6 === place))

    expect(groups.flatMap(missedFaults)).toEqual([])
  })

  test('find nothing in harmless texts', () => {
    const site = ownSite()
    for (const [index, words] of harmless.entries()) {
      const told = required(site.services[index % site.services.length])
      told.description = `${words} ${told.description}`
    }

    expect(found(site)).toEqual([])
  })

  test('find nothing in testimonials that thank for something else than a cure', () => {
    const site = ownSite()
    const testimonials = [
      'Me quitó el miedo y salí tranquila.',
      'Me quitó todas las dudas; es una persona sana y amable.',
      'Me explicó cómo cuidar la herida en casa.',
    ].map((shortTestimonial, index) => ({
      ...required(site.testimonials[0]),
      ...{ id: `t-${index}`, name: 'María', shortTestimonial },
    }))

    expect(found({ ...site, testimonials })).toEqual([])
  })

  test('have a planted fault for every rule', () => {
    const planted = new Set(faults.map(([rule]) => rule))
    expect(rules.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([])
    expect(faults.length).toBeGreaterThanOrEqual(30)
  })

  test('find nothing in emergencies that only send to 911 or to the nearest hospital', () => {
    const site = ownSite()
    content(site).doctorInfo.urgenciesPhone = ''
    content(site).doctorWorkInfo.urgencies = structuredClone(from.doctorWorkInfo.urgencies)

    expect(found(site)).toEqual([])
  })

  test('leave out what visitors do not see', () => {
    const site = ownSite()
    Object.assign(price(site), { amount: 0, visible: false })
    const hidden = required(site.services.find(({ id }) => id === 'papanicolau'))
    Object.assign(hidden, { forWhat: 'Resultados garantizados.', visible: false })
    Object.assign(notice(site), { from: '2026-01-01', until: '2026-01-03', text: 'Resultados garantizados.' })

    expect(found(site)).toEqual([])
  })

  test('block the launch of the untouched sample by what it cannot do without', () => {
    const blocking = found(sample).filter(({ level }) => level === 'bloquea')

    expect(blocking.map(({ place }) => place.path)).toEqual(
      expect.arrayContaining([
        ...['doctorInfo.name', 'doctorInfo.cedProf', 'doctorInfo.cedEsp', 'doctorWorkInfo.avisoCofepris'],
        ...['doctorInfo.address', 'doctorInfo.phone'],
      ]),
    )
    // What visitors do not see does not block.
    const hidden = found(sample).filter(({ text }) => text.includes('sus pacientes no lo ven'))
    expect(new Set(hidden.map(({ level }) => level))).toEqual(new Set(['avisa']))
    expect(hidden.map(({ place }) => place.path)).toEqual(
      expect.arrayContaining([
        ...['experience.entities.1.value', 'insurances.companies.1.name', 'doctorInfo.socialLinks.facebook'],
        ...['doctorWorkInfo.hospitalHeader', 'doctorWorkInfo.hospitalAddress'],
      ]),
    )
  })

  test('ask again about a value of the sample that was confirmed with another one beside it', () => {
    const keyOf = (count: number) => {
      const site = ownSite()
      content(site).consultationPrice.prices = from.consultationPrice.prices.slice(0, count)
      return required(found(site)[0]).key
    }

    expect(keyOf(2)).toBe(keyOf(2))
    expect(keyOf(2)).not.toBe(keyOf(3))
  })

  test('show a text of the sample as visitors would read it', () => {
    const texts = found(sample).map(({ text }) => text)

    expect(texts.filter((text) => text.includes('{ciudad}') || text.includes('{especialidad}'))).toEqual([])
    expect(texts.some((text) => text.includes(`000, ${from.doctorInfo.city}`))).toBe(true)
  })

  test('tell a phrase of a fact once, at its own field', () => {
    const site = ownSite()
    content(site).doctorInfo.specialty = 'La mejor ginecóloga de Puebla'

    const phrases = found(site).filter(({ rule }) => rule === 'frase-de-riesgo')
    expect(phrases.map(({ place }) => place.path)).toEqual(['doctorInfo.specialty'])
  })

  test('keep what was dismissed of a rule that became part of another', () => {
    const site = ownSite()
    Object.assign(disease(site), { signOff: noSignOff })
    const finding = required(found(site).find(({ rule }) => rule === 'revision-medica'))

    const identity = ['sin-revision', 'diseases', disease(site).id, 'signOff', '', finding.text]
    expect(finding.key).toBe(shortHash(identity.join('\n')))
  })

  test('give a finding the same key until its text changes', () => {
    const keyOf = (words: string) => {
      const site = ownSite()
      saying(words)(site)
      return required(found(site)[0]).key
    }

    expect(keyOf('Resultados garantizados.')).toBe(keyOf('Resultados garantizados.'))
    expect(keyOf('Resultados garantizados.')).not.toBe(keyOf('Éxito garantizado.'))
  })
})
