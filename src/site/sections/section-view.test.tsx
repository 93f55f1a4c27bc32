import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { VariantNotFoundError } from '#content/catalogue/index.ts'
import type { DocumentInput, DocumentName } from '#content/documents/documents.ts'
import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import { testPage } from '#tests/site/test-page.ts'
import { registry } from './registry.ts'
import { SectionView } from './section-view.tsx'

const documents: { readonly [Name in DocumentName]: DocumentInput<Name> } = sampleDocuments

function render(change: (selected: Snapshot['selected-sections']) => void) {
  const snapshot = parseSnapshot(documents)
  change(snapshot['selected-sections'])
  const errors: [string, unknown][] = []
  const context = {
    ...testPage(snapshot),
    onSectionError: (type: string, error: unknown) => errors.push([type, error]),
  }
  const html = renderToStaticMarkup(
    <RenderContextProvider value={context}>
      <SectionView type="Header" />
      <SectionView type="Hero" />
      <SectionView type="Purpose" />
    </RenderContextProvider>,
  )
  return { html, errors }
}

describe('a section', () => {
  afterEach(() => vi.restoreAllMocks())

  test('renders nothing if the owner hides it', () => {
    const { html, errors } = render(({ Hero }) => {
      Hero.display = false
    })

    expect(html).not.toContain('data-section="Hero"')
    expect(html).toContain('data-section="Purpose"')
    expect(errors).toEqual([])
  })

  test('shows an error if its variant does not exist, and does not affect the rest of the page', () => {
    const { html, errors } = render(({ Hero }) => {
      Hero.component = 'hero-que-no-existe'
    })

    expect(html).toContain('<p>Error: La sección Portada no tiene la variante «hero-que-no-existe».</p>')
    expect(html).toContain('Escuchar antes de tratar')
    expect(errors).toEqual([['Hero', expect.any(VariantNotFoundError)]])
  })

  test('shows the message of its error, or the default text', () => {
    const hero = vi.spyOn(registry.Hero, 'hero-static')
    hero.mockImplementation(() => {
      throw new Error('no hay título')
    })
    expect(render(() => {}).html).toContain('<p>Error: no hay título</p>')

    hero.mockImplementation(() => {
      throw new Error('')
    })
    expect(render(() => {}).html).toContain('<p>Failed to load content</p>')
  })

  test('of the menu uses its default variant if the chosen one does not exist', () => {
    const { html, errors } = render(({ NavMenu }) => {
      NavMenu.component = 'nav-menu-que-no-existe'
    })

    expect(html).toContain('aria-label="Principal"')
    expect(errors).toEqual([])
  })
})
