import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const variants = catalogue.Experience.variants.map(({ file }) => file)

describe.each(variants)('%s', (component) => {
  const render = sectionRenderer({
    ...sampleDocuments,
    'selected-sections': { Experience: { component, display: true } },
  })

  test('pairs every label with its value, icon and tile', () => {
    const html = render('Experience')

    expect(html.match(/<dt>/g)).toHaveLength(3)
    expect(html.match(/<dd/g)).toHaveLength(3)
    expect(html.match(/\/cifras\/\d.svg/g)).toHaveLength(3)
    expect(html.match(/<svg/g)).toHaveLength(3)
    expect(html).toContain('<span class="visually-hidden">Más de 500</span>')
  })

  test('shows a colour of the owner on a background on which it is readable', () => {
    const html = render('Experience', ({ experience }) => {
      experience.entities.forEach((entity, index) => {
        entity.color = ['#ffffff', '#082462', ''][index] ?? ''
      })
    })

    expect(html.match(/data-figure="\d"/g)).toEqual(['data-figure="0"', 'data-figure="1"'])
    expect(html.match(/data-ground="\w+"/g)?.slice(0, 2)).toEqual([
      'data-ground="cobalt"',
      'data-ground="warm"',
    ])
  })

  test('renders nothing without figures, and omits an empty title and icon', () => {
    const empty = render('Experience', ({ experience }) => {
      experience.entities = []
    })
    const bare = render('Experience', ({ experience }) => {
      Object.assign(experience, { sectionTitle: '', sectionSubtitle: '' })
      for (const entity of experience.entities) entity.icon = ''
    })

    expect(empty).toBe('')
    expect(bare).not.toMatch(/<(h2|header|svg)\b|aria-labelledby/)
  })
})
