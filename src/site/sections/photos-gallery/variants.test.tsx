import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const files = catalogue.PhotosGallery.variants.map(({ file }) => file)
const [stage, ...withLightbox] = files

const render = (component: string, gallery = sampleDocuments.gallery) =>
  sectionRenderer({
    ...sampleDocuments,
    gallery,
    'selected-sections': { PhotosGallery: { component } },
  })('PhotosGallery')

test.each(files)('%s renders nothing without photos', (component) => {
  expect(render(component, [])).toBe('')
})

describe.each(withLightbox)('%s', (component) => {
  test('links every photo to its file, and opens none by itself', () => {
    const html = render(component)

    expect(html.match(/<a href="\/dibujos\/prueba\/escenas\/[^"]+" data-photo="\d"/g)).toHaveLength(6)
    expect(html.match(/<img [^>]*escenas/g)).toHaveLength(6)
  })
})

test('the stage is the default', () => {
  expect(stage).toBe('photos-gallery-stage')
})
