import { describe, expect, test } from 'vitest'
import { sectionRenderer } from '#site/testing/render-section.tsx'
import { sampleDocuments } from '../../../../content/index.ts'

const render = sectionRenderer(sampleDocuments)

describe('PurposeCells', () => {
  test('titles the first card as the section and the others below it', () => {
    const html = render('Purpose')

    expect(html.match(/<h2/g)).toHaveLength(1)
    expect(html.match(/<h3/g)).toHaveLength(2)
    expect(html.match(/flor-inversa.svg/g)).toHaveLength(4)
    expect(html.match(/\/flor.svg/g)).toHaveLength(8)
  })

  test('shows a card its icon when it has no picture, and neither when it has none', () => {
    const html = render('Purpose', ({ purpose }) => {
      purpose.entities.forEach((card, index) => {
        Object.assign(card, { imagePath: '', icon: ['endometriosis', 'chat', 'no-existe'][index] })
      })
    })

    expect(html.match(/#i-[a-z-]+"/g)).toEqual(['#i-topic-endometriosis"', '#i-chat"'])
  })

  test('renders nothing without cards, and no list with one', () => {
    const empty = render('Purpose', ({ purpose }) => {
      purpose.entities = []
    })
    const single = render('Purpose', ({ purpose }) => {
      purpose.entities.length = 1
    })

    expect(empty).toBe('')
    expect(single).not.toContain('<ul')
  })
})
