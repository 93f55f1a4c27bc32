import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const { diseases } = sampleDocuments
const files = catalogue.Diseases.variants.map(({ file }) => file)

/** Renders the section in a given variant. */
const render = (file: string, entries: typeof diseases) =>
  sectionRenderer({
    ...sampleDocuments,
    diseases: entries,
    'selected-sections': { Diseases: { component: file, display: true } },
  })('Diseases')

describe.each(files)('%s', (file) => {
  test('shows the first four diseases with their pictures, and a link to all of them', () => {
    const html = render(file, diseases)

    expect(html.match(/<h3>/g)).toHaveLength(4)
    expect(html.match(/<img /g)).toHaveLength(4)
    for (const { id, name, technicalName } of diseases.slice(0, 4)) {
      expect(html).toContain(`<a href="/enfermedades/${id}">${name}</a>`)
      expect(html).toContain(technicalName)
    }
    expect(html).toContain('href="/enfermedades"')
  })

  test('omits an empty technical name', () => {
    const html = render(
      file,
      diseases.map((disease) => ({ ...disease, technicalName: '' })),
    )

    expect(html).not.toMatch(/<p[^>]*><\/p>/)
  })

  test('renders nothing without diseases', () => {
    expect(render(file, [])).toBe('')
  })
})
