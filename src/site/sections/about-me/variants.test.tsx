import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const variants = catalogue.AboutMe.variants.map(({ file }) => file)

describe.each(variants)('%s', (component) => {
  const render = sectionRenderer({
    ...sampleDocuments,
    'selected-sections': { AboutMe: { component, display: true } },
  })

  test('shows the doctor with her years, her facts, her pictures and a contact link', () => {
    const html = render('AboutMe', ({ aboutMe }) => {
      Object.assign(aboutMe, {
        yearsOfExperience: 12,
        backgroundImagePath: '/dibujos/escenas/consultorio.svg',
      })
      for (const fact of aboutMe.entities) Object.assign(fact, { line1: 'Uno', line2: 'Dos' })
    })

    expect(html).toContain('más de 12 años')
    expect(html).toContain('Atiendo a mujeres')
    expect(html).toContain('Ultrasonido en consulta')
    expect(html).toContain('<span>Uno</span><span>Dos</span>')
    expect(html).toMatch(/retrato\.svg.*alt="Retrato ilustrado|alt="Retrato ilustrado.*retrato\.svg/)
    expect(html).toContain('consultorio.svg')
    expect(html).toMatch(/href="\/contacto">Contáctame/)
  })

  test('invites formally if the owner chose so', () => {
    const html = render('AboutMe', ({ buttons }) => {
      buttons.isFormal = true
    })

    expect(html).toMatch(/href="\/contacto">Contácteme/)
    expect(html).not.toContain('Contáctame')
  })

  test('omits empty fields', () => {
    const html = render('AboutMe', ({ aboutMe, doctorInfo }) => {
      Object.assign(aboutMe, { sectionTitle: '', title: '', description: '', entities: [] })
      Object.assign(doctorInfo, { name: '', specialty: '' })
    })

    expect(html).not.toMatch(/<(h2|p|ul|li|b)\b/)
    expect(html).toContain('retrato.svg')
    expect(html).not.toContain('undefined')
  })
})
