import { renderToStaticMarkup } from 'react-dom/server'
import type { SectionType } from '#content/catalogue/index.ts'
import type { DocumentInput, DocumentName } from '#content/documents/documents.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { RenderContextProvider } from '#site/render-context.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import { editedTestPage } from './test-page.ts'

type Documents = { readonly [Name in DocumentName]: DocumentInput<Name> }

/**
 * For unit tests: renders a section of the home page. `change` may alter a copy of the given documents' site-content.
 * A section that throws fails its test. Tests pass in the sample, because site code may not import it.
 */
export function sectionRenderer(documents: Documents) {
  return (type: SectionType, change?: (content: SiteContent) => void): string => {
    const stored = parseSnapshot(documents)
    change?.(stored['site-content'])
    return renderToStaticMarkup(
      <RenderContextProvider value={editedTestPage(stored)}>
        <SectionView type={type} />
      </RenderContextProvider>,
    )
  }
}
