import { renderToStaticMarkup } from 'react-dom/server'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { withoutTracers } from '#content/documents/tracers.ts'
import { withTracers } from '#site/editing/with-tracers.ts'
import type { Images } from '#site/images.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { pageContext } from '#site/page-context.ts'
import { PageView } from '#site/pages/page-view.tsx'
import { RenderContextProvider } from '#site/render-context.ts'
import { findRoute } from '#site/route.ts'
import { testPage } from './test-page.ts'

/**
 * A page, and the same page with tracers.
 * @param onSectionError By default, a layout that throws fails the test.
 */
export function edited(
  stored: Snapshot,
  path: string,
  onSectionError?: (type: string, error: unknown) => void,
) {
  const page = testPage(stored, path)
  const { images } = page
  const render = (site: OpenSite, shownImages: Images) => {
    const context = {
      ...page,
      ...pageContext({ ...page, site, images: shownImages, route: findRoute(site, path) ?? page.route }),
      onSectionError: onSectionError ?? page.onSectionError,
    }
    return renderToStaticMarkup(
      <RenderContextProvider value={context}>
        <PageView />
      </RenderContextProvider>,
    )
  }
  const body = render(page.site, images)
  return { plain: body, ...withTracers({ site: page.site, path, body, images }, render) }
}

export const withoutTraces = (html: string) => withoutTracers(html).replaceAll(/ data-traced="\d+"/g, '')
