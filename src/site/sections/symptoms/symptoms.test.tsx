import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const { symptoms } = sampleDocuments
const files = catalogue.Symptoms.variants.map(({ file }) => file)

/** Renders the section in a given variant. */
const render = (file: string, entries: typeof symptoms) =>
  sectionRenderer({
    ...sampleDocuments,
    symptoms: entries,
    'selected-sections': { Symptoms: { component: file, display: true } },
  })('Symptoms')

describe.each(files)('%s', (file) => {
  test('shows four symptoms on its first page and the others on the next', () => {
    const html = render(file, symptoms)
    const [, first = '', second = ''] = html.split(/id="sintomas-\d"/)

    expect(first.match(/<h3>/g)).toHaveLength(4)
    expect(second.match(/<h3>/g)).toHaveLength(symptoms.length - 4)
    for (const { id, name } of symptoms) expect(html).toContain(`<a href="/sintomas/${id}">${name}</a>`)
    expect(html).toContain('data-island="SymptomPager"')
    expect(html).toContain('href="/sintomas"')
  })

  test('has no pager for a single page', () => {
    const html = render(file, symptoms.slice(0, 4))

    expect(html.match(/<h3>/g)).toHaveLength(4)
    expect(html).not.toContain('SymptomPager')
    expect(html).not.toContain('<nav')
  })

  test('renders nothing without symptoms', () => {
    expect(render(file, [])).toBe('')
  })
})
