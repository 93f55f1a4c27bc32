import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const render = sectionRenderer(sampleDocuments)

describe('ExperienceCheckerboard', () => {
  test('pairs every label with its value, and spells out a plus sign for screen readers', () => {
    const html = render('Experience')

    expect(html.match(/<dt>/g)).toHaveLength(3)
    expect(html.match(/<dd>/g)).toHaveLength(3)
    expect(html).toContain(
      '<span aria-hidden="true">+500</span><span class="visually-hidden">Más de 500</span>',
    )
    expect(html).toContain('Cifras de muestra')
  })

  test('marks the figures with a colour of the owner', () => {
    const html = render('Experience', ({ experience }) => {
      experience.entities.forEach((entity, index) => {
        entity.color = index === 1 ? '#ffffff' : ''
      })
    })

    expect(html.match(/data-figure="\d"/g)).toEqual(['data-figure="1"'])
    expect(html.match(/data-ground="\w+"/g)).toEqual([
      'data-ground="cobalt"',
      'data-ground="cobalt"',
      'data-ground="cobalt"',
    ])
  })

  test('works without icon, tile, title and subtitle', () => {
    const html = render('Experience', ({ experience }) => {
      Object.assign(experience, { sectionTitle: '', sectionSubtitle: '' })
      for (const entity of experience.entities) Object.assign(entity, { icon: '', itemFrame: '' })
    })

    expect(html).not.toContain('<h2')
    expect(html).not.toContain('<svg')
    expect(html.match(/respaldo.svg/g)).toHaveLength(3)
  })
})
