import { describe, expect, test } from 'vitest'
import { sectionRenderer } from '#site/testing/render-section.tsx'
import { sampleDocuments } from '../../../../content/index.ts'

const variants = ['purpose-statement', 'purpose-panorama'] as const

describe.each(variants)('%s', (component) => {
  const render = sectionRenderer({
    ...sampleDocuments,
    'selected-sections': { Purpose: { component, display: true } },
  })

  test('titles the first card as the section and the others below it', () => {
    const html = render('Purpose')

    expect(html.match(/<h2/g)).toHaveLength(1)
    expect(html.match(/<h3/g)).toHaveLength(2)
    expect(html.match(/\/propositos\/\d.svg/g)).toHaveLength(3)
  })

  test('shows the background pictures, and an icon where there is no small picture', () => {
    const html = render('Purpose', ({ purpose }) => {
      for (const card of purpose.entities)
        Object.assign(card, {
          imagePath: '',
          imageBackgroundPath: '/dibujos/escenas/consultorio.svg',
          icon: 'chat',
        })
    })

    expect(html.match(/escenas\/consultorio.svg/g)).toHaveLength(3)
    expect(html.match(/#i-chat"/g)).toHaveLength(3)
    expect(html).not.toMatch(/class="[^"]*\bplain\b/)
  })

  test('renders nothing without cards, and no list with one', () => {
    const empty = render('Purpose', ({ purpose }) => {
      purpose.entities = []
    })
    const single = render('Purpose', ({ purpose }) => {
      purpose.entities.length = 1
    })

    expect(empty).toBe('')
    expect(single).not.toMatch(/<[uo]l/)
  })
})
