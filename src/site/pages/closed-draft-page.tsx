import { NoticePage } from './notice-page.tsx'

/** The 410 page of a link to a draft that expired or was revoked. */
export const ClosedDraftPage = () => (
  <NoticePage
    title="Este enlace ya no muestra el borrador"
    text="Venció o se retiró. Si todavía necesita ver los cambios, pida otro enlace a quien se lo envió."
    links={[{ label: 'Ver el sitio publicado', href: '/' }]}
  />
)
