import { describe, expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const render = sectionRenderer(sampleDocuments)

describe('PurposeCells', () => {
  test('gives only the first card flowers in its corners', () => {
    const html = render('Purpose')

    expect(html.match(/flor-inversa.svg/g)).toHaveLength(4)
    expect(html.match(/\/flor.svg/g)).toHaveLength(8)
  })

  test("shows a card's icon if it has no picture, and nothing if it has neither", () => {
    const html = render('Purpose', ({ purpose }) => {
      purpose.entities.forEach((card, index) => {
        Object.assign(card, { imagePath: '', icon: ['endometriosis', 'chat', 'no-existe'][index] })
      })
    })

    expect(html.match(/#i-[a-z-]+"/g)).toEqual(['#i-topic-endometriosis"', '#i-chat"'])
  })
})
