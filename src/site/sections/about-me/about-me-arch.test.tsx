import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const render = sectionRenderer(sampleDocuments)

describe('AboutMeArch', () => {
  test('presents the doctor, with her years, her facts and a way to write to her', () => {
    const html = render('AboutMe', ({ aboutMe }) => {
      aboutMe.yearsOfExperience = 12
    })

    expect(html).toContain('más de 12 años')
    expect(html).not.toContain('{yearsOfExperience}')
    expect(html.match(/<p( class="lead")?>/g)).toEqual(['<p class="lead">', '<p>', '<p>'])
    expect(html).toContain('Ultrasonido en consulta')
    expect(html).toContain('#l-topic-ultrasonido-obstetrico"')
    expect(html).toMatch(/href="\/contacto">Contáctame/)
  })

  test('shows the paragraphs and the picture of a fact', () => {
    const html = render('AboutMe', ({ aboutMe }) => {
      aboutMe.entities.length = 1
      for (const fact of aboutMe.entities)
        Object.assign(fact, { line1: 'Uno', line2: 'Dos', imagePath: '/dibujos/propositos/2.svg' })
    })

    expect(html).toContain('<span>Uno</span><span>Dos</span>')
    expect(html).toContain('propositos/2.svg')
    expect(html).not.toContain('#l-user')
  })

  test('shows a background only if there is one', () => {
    const path = '/dibujos/escenas/consultorio.svg'
    const html = render('AboutMe', ({ aboutMe }) => {
      aboutMe.backgroundImagePath = path
    })

    expect(html).toContain('consultorio.svg')
    expect(render('AboutMe')).not.toContain('class="background"')
  })
})
