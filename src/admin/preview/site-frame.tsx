import type { ComponentProps } from 'react'
import { callPath } from '#admin/api/call.ts'

type SiteFrameProps = Omit<ComponentProps<'iframe'>, 'src' | 'sandbox' | 'onLoad'> & {
  /** Address that the page in the frame has. Another one opens another frame. */
  readonly path: string
  /** Called with the empty page. */
  readonly onOpen: (page: Document) => void
  readonly onFail: () => void
}

/**
 * A frame with an empty page, for a rendered page. It comes from the server, so that the page has the security policy of
 * the site's pages.
 */
export const SiteFrame = ({ path, onOpen, onFail, ...props }: SiteFrameProps) => (
  <iframe
    {...props}
    // A new frame adds no history entry, so «back» leaves this screen.
    key={path}
    src={callPath('GET /api/page-frame', {})}
    // Scripts run so that menus open. The sandbox blocks forms, popups and top navigation.
    sandbox="allow-same-origin allow-scripts"
    onLoad={({ currentTarget: { contentDocument: page } }) => {
      if (page?.URL === 'about:blank') return
      if (page?.contentType !== 'text/html') return onFail()
      // Anchors then stay in the page, and scripts see its address.
      page.defaultView?.history.replaceState(null, '', path)
      onOpen(page)
    }}
  />
)
