import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#site/testing/render-section.tsx'

const render = sectionRenderer(sampleDocuments)

describe('PurposeCells', () => {
  test('sets the first card off by the flowers in its corners', () => {
    const html = render('Purpose')

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
})
