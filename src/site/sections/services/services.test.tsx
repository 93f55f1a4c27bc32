import { describe, expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleDocuments } from '#sample/index.ts'
import { sectionRenderer } from '#tests/site/render-section.tsx'

const { services } = sampleDocuments
const files = catalogue.Services.variants.map(({ file }) => file)

/** Renders the section in a given variant. */
const render = (file: string, entries: typeof services, sectionText = '') =>
  sectionRenderer({
    ...sampleDocuments,
    services: entries,
    'selected-sections': { Services: { component: file, display: true } },
  })('Services', (content) => {
    content.services.sectionText = sectionText
  })

describe.each(files)('%s', (file) => {
  test('shows the first five services with all their content', () => {
    const html = render(file, services)

    expect(html.match(/<h3>/g)).toHaveLength(5)
    expect(html.match(/>Beneficios<\/h4>/g)).toHaveLength(5)
    for (const { id, title, shortDescription, benefits, imageHome = '' } of services.slice(0, 5)) {
      expect(html).toContain(`<h3>${title}</h3>`)
      expect(html).toContain(shortDescription)
      for (const benefit of benefits ?? []) expect(html).toContain(benefit)
      expect(html).toContain(`href="/servicios/${id}"`)
      expect(html).toContain(imageHome.replace('/dibujos/', ''))
    }
    expect(html).not.toContain(services[5]?.title)
  })

  test('has no heading above an empty list of benefits', () => {
    const html = render(
      file,
      services.map((service) => ({ ...service, benefits: [] })),
    )

    expect(html).not.toContain('Beneficios')
    expect(html).not.toContain('<ul></ul>')
  })

  test('shows an introduction of several paragraphs below the title, and a single one beside it', () => {
    expect(render(file, services)).toContain('<header class="section-head split">')
    expect(render(file, services, 'Uno.\n\nDos.')).toMatch(
      /<header class="section-head"><h2 [^>]*>Servicios<\/h2><p>[^<]+<\/p><p>Uno\.<\/p><p>Dos\.<\/p><\/header>/,
    )
  })

  test('renders nothing without services', () => {
    expect(render(file, [])).toBe('')
  })
})
