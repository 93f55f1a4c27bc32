import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Picture } from '#site/components/picture.tsx'
import type { OpenSite } from '#site/open/open-site.ts'
import type { PageKind } from '#site/pages/page-kind.ts'
import { usePageContact } from '#site/places/page-contact.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath, type GoneRoute } from '#site/route.ts'
import { basePaths, type TopicKind, topicKinds, topicTexts } from '#site/topics.ts'
import styles from './no-page.module.css'

type NoPage = {
  readonly tabTitle: string
  readonly title: string
  readonly text: string
  /** Links before the one to the contact page. */
  readonly links: (site: OpenSite) => readonly { readonly label: string; readonly href: string }[]
}

/** A page that has no content to show: says why, links to other pages and offers ways to contact the practice. */
function NoPageView({ title, text, links }: NoPage) {
  const { site, images } = useRenderContext()
  const { buttons } = useSiteContent()
  const { doctorInfo } = usePageContact()
  return (
    <div className={`wrap ${styles.page}`}>
      <Picture
        image={images('/dibujos/no-encontrada.svg')}
        alt=""
        sizes="320px"
        priority
        className={styles.tile}
      />
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <ul className={styles.links}>
          {[...links(site), { label: 'Contacto', href: contactPath }].map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <div className="btns">
          <CallButton doctorInfo={doctorInfo} text={buttons.btnCallText} />
          <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
        </div>
      </div>
    </div>
  )
}

const noPage = (status: 404 | 410, page: NoPage): PageKind => ({
  View: () => <NoPageView {...page} />,
  status,
  head: ({ 'site-content': { doctorInfo } }) => ({
    path: '',
    title: `${page.tabTitle} | ${doctorInfo.name}`,
    description: '',
  }),
})

const listLink = (site: OpenSite, kind: TopicKind) => ({
  label: topicTexts(site, kind).page.title,
  href: basePaths[kind],
})

export const notFoundPage = noPage(404, {
  tabTitle: 'Página no encontrada',
  title: 'Esta página no existe',
  text: 'Puede que la dirección haya cambiado. Desde aquí encontrará lo que busca.',
  links: (site) => [
    { label: 'Inicio', href: '/' },
    ...topicKinds.filter((kind) => site[kind].length > 0).map((kind) => listLink(site, kind)),
  ],
})

/** An entry that is deleted or hidden. */
export const gonePage = ({ kind }: GoneRoute) =>
  noPage(410, {
    tabTitle: 'Página retirada',
    title: 'Esta página ya no está publicada',
    text:
      kind === 'pages'
        ? 'Retiramos esta página del sitio. Si le queda una duda, llámenos o escríbanos.'
        : 'Retiramos este texto del sitio. En la lista están los que sí puede leer; si le queda una duda, llámenos o escríbanos.',
    links: (site) => (kind === 'pages' ? [] : [listLink(site, kind)]),
  })

/** A link to a draft that expired or was revoked. */
export const closedDraftPage = noPage(410, {
  tabTitle: 'Borrador cerrado',
  title: 'Este enlace ya no muestra el borrador',
  text: 'Venció o se retiró. Si todavía necesita ver los cambios, pida otro enlace a quien se lo envió.',
  links: () => [{ label: 'Ver el sitio publicado', href: '/' }],
})
