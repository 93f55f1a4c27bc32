import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DocumentInput, DocumentName } from '#content/documents/documents.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { useRenderContext } from '#site/render-context.ts'
import { registry } from '#site/sections/registry.ts'
import { pageKinds } from '#tests/routes.ts'
import { faultsOfArticles } from '#tests/site/article-fields.ts'
import { edited, withoutTraces } from '#tests/site/edited.tsx'

const documents: { readonly [Name in DocumentName]: DocumentInput<Name> } = sampleDocuments
const sample = parseSnapshot(documents)

const home = edited(sample, '/')
const pathsOn = ({ fields }: typeof home) => [...fields.values()].map(({ path }) => path)

describe('a page with tracers', () => {
  test.each(pageKinds)('equals the page without them: %s', (path) => {
    const { plain, body, fields } = edited(sample, path)

    expect(withoutTraces(body)).toBe(plain)
    expect(fields.size).toBeGreaterThan(20)
  })

  test('names the fields of the longest article of each kind', () => {
    const size = (entry: object) => JSON.stringify(entry).length

    expect(
      faultsOfArticles(sample, (document) =>
        sample[document].toSorted((one, other) => size(other) - size(one)).slice(0, 1),
      ),
    ).toEqual([])
  })

  test('names the parts of a page of her own', () => {
    const text = [{ title: 'Qué traer', text: 'Su cartilla.', items: ['Una identificación'] }]
    const own = { id: 'vacuna', title: 'Vacuna VPH', shortDescription: 'Con cita.', text }
    const placement = { menu: true, footer: true, home: 'strip' as const }
    const stored = parseSnapshot({ ...documents, pages: [{ ...own, placement }] })

    const { plain, body, fields } = edited(stored, '/paginas/vacuna')

    expect(withoutTraces(body)).toBe(plain)
    const named = [...fields.values()].flatMap(({ document, path }) => (document === 'pages' ? [path] : []))
    expect(named).toEqual(
      expect.arrayContaining(['title', 'shortDescription', 'text.1.title', 'text.1.text', 'text.1.items.0']),
    )
    expect(withoutTraces(edited(stored, '/').body)).toBe(edited(stored, '/').plain)
  })

  test('names at least 200 fields of the home page', () => {
    expect(home.fields.size).toBeGreaterThanOrEqual(200)
  })

  test('names the field of a text, of a picture and of a price', () => {
    expect(pathsOn(home)).toEqual(
      expect.arrayContaining([
        'heroSection.title',
        'consultationPrice.prices.consulta-con-ultrasonido.amount',
        'doctorInfo.name',
      ]),
    )
    const pictures = [...home.body.matchAll(/<img data-traced="(\d+)"/g)].map(([, number]) =>
      home.fields.get(Number(number)),
    )
    expect(pictures.length).toBeGreaterThan(10)
    expect(
      pictures.every((field) => field && /(?:image|path|logo|frame|src|picture|photo)/i.test(field.path)),
    ).toBe(true)
  })

  test('names the derived field that shows a fact, not the fact', () => {
    expect(pathsOn(edited(sample, '/contacto'))).toContain('doctorWorkInfo.consulting.address')
  })

  test('names the entry of a text, and the paragraph of a long text', () => {
    const [service] = sample.services
    const fields = [...edited(sample, `/servicios/${service?.id}`).fields.values()]

    expect(fields).toContainEqual({ document: 'services', entry: service?.id, path: 'title' })
    expect(
      [...home.fields.values()].filter(({ path }) => path === 'aboutMe.description').length,
    ).toBeGreaterThan(1)
  })
})

describe('a layout that throws', () => {
  afterEach(() => vi.restoreAllMocks())

  const shown = sample['selected-sections'].Hero.component
  const layouts: Record<string, () => React.ReactNode> = registry.Hero
  const throwIf = (isTooMuch: (title: string) => boolean) =>
    vi.spyOn(layouts, shown).mockImplementation(() => {
      const { title } = useRenderContext().site['site-content'].heroSection
      if (isTooMuch(title)) throw new Error('No cabe.')
      return <h1>{title}</h1>
    })
  const errors = vi.fn()
  const withTitle = (title: string): Snapshot => ({
    ...sample,
    'site-content': {
      ...sample['site-content'],
      heroSection: { ...sample['site-content'].heroSection, title },
    },
  })

  test('while a text is typed shows its error, and the fields of the rest stay; another text mends it', () => {
    throwIf((title) => title.includes('Demasiado'))

    const broken = edited(withTitle('Demasiado'), '/', errors)
    const mended = edited(withTitle('Bien'), '/', errors)

    expect(broken.plain).toContain('Error: No cabe.')
    expect(withoutTraces(broken.body)).toBe(broken.plain)
    expect(pathsOn(broken)).toContain('purpose.entities.1.title')
    expect(pathsOn(broken)).not.toContain('heroSection.title')
    expect(mended.plain).not.toContain('No cabe.')
    expect(pathsOn(mended)).toContain('heroSection.title')
  })

  test('only with tracers is shown without them, and the fields of the rest stay', () => {
    throwIf((title) => /[\u2061-\u2064]/.test(title))

    const { plain, body, ...traced } = edited(withTitle('Bien'), '/', errors)

    expect(plain).toContain('<h1>Bien</h1>')
    expect(withoutTraces(body)).toBe(plain)
    expect(pathsOn({ plain, body, ...traced })).toContain('purpose.entities.1.title')
  })
})
