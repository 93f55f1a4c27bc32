import { describe, expect, test } from 'vitest'
import { catalogue, type VariantFile } from '#content/catalogue/index.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

type File = VariantFile<'Purpose'>

const rendererOf = (component: File) =>
  sectionRenderer({ ...sampleDocuments, 'selected-sections': { Purpose: { component, display: true } } })

describe.each(catalogue.Purpose.variants.map(({ file }) => file))('%s', (component) => {
  const render = rendererOf(component)

  test("uses the first card as the section's title and the others as subtitles", () => {
    const html = render('Purpose')

    expect(html.match(/<h2/g)).toHaveLength(1)
    expect(html.match(/<h3/g)).toHaveLength(2)
    expect(html.match(/\/propositos\/\d.svg/g)).toHaveLength(3)
  })

  test('shows the background pictures, and an icon for a card without a small picture', () => {
    const html = render('Purpose', withPicturesBehind)

    expect(html.match(/escenas\/consultorio.svg/g)).toHaveLength(3)
    expect(html.match(/#i-chat"/g)).toHaveLength(3)
  })

  test('renders nothing without cards, and no list for a single card', () => {
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

test('purpose-statement has no plain background if its first card has a background picture', () => {
  const html = rendererOf('purpose-statement')('Purpose', withPicturesBehind)

  expect(html).not.toMatch(/class="[^"]*\bplain\b/)
})

function withPicturesBehind({ purpose }: SiteContent) {
  for (const card of purpose.entities)
    Object.assign(card, {
      imagePath: '',
      imageBackgroundPath: '/dibujos/escenas/consultorio.svg',
      icon: 'chat',
    })
}
