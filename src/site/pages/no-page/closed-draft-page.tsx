import type { PageKind } from '#site/pages/page-kind.ts'
import { NoticePage, noPageHead } from './notice-page.tsx'

/** The 410 page of a link to a draft that expired or was revoked. */
const ClosedDraftPage = () => (
  <NoticePage
    title="Este enlace ya no muestra el borrador"
    text="Venció o se retiró. Si todavía necesita ver los cambios, pida otro enlace a quien se lo envió."
    links={[{ label: 'Ver el sitio publicado', href: '/' }]}
  />
)

export const closedDraftPage: PageKind = {
  View: ClosedDraftPage,
  status: 410,
  head: noPageHead('Borrador cerrado'),
}
