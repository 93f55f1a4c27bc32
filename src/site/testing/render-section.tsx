import { renderToStaticMarkup } from 'react-dom/server'
import type { SectionType } from '#content/catalogue/index.ts'
import type { DocumentInput, DocumentName } from '#content/documents.ts'
import { completeSnapshot } from '#content/facts/complete-snapshot.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { parseSnapshot } from '#content/snapshot.ts'
import { createImages } from '#site/images.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import { SectionView } from '#site/sections/section-view.tsx'

type Documents = { readonly [Name in DocumentName]: DocumentInput<Name> }

/**
 * For unit tests: renders a section of the home page. `change` may alter a copy of the given documents' site-content.
 * A section that throws fails its test. Tests pass in the sample, because site code may not import it.
 */
export function sectionRenderer(documents: Documents) {
  return (type: SectionType, change?: (content: SiteContent) => void): string => {
    const stored = parseSnapshot(documents)
    change?.(stored['site-content'])
    const snapshot = completeSnapshot(stored)
    let islands = 0
    const context = {
      snapshot,
      route: { page: 'home' } as const,
      siteUrl: 'https://ejemplo.mx',
      path: '/',
      images: createImages(snapshot, 'prueba'),
      SectionView,
      onSectionError: (_type: SectionType, error: unknown) => {
        throw error
      },
      nextIslandId: () => `i${islands++}`,
    }
    return renderToStaticMarkup(
      <RenderContextProvider value={context}>
        <SectionView type={type} />
      </RenderContextProvider>,
    )
  }
}
