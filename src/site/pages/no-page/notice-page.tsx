import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Picture } from '#site/components/picture.tsx'
import type { OpenSite } from '#site/open/open-site.ts'
import type { PageHead } from '#site/pages/page-kind.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath } from '#site/route.ts'
import styles from './notice-page.module.css'

type Props = {
  readonly title: string
  readonly text: string
  /** Links before the one to the contact page. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** A page that has no content to show: says why, links to other pages and offers ways to contact the practice. */
export function NoticePage({ title, text, links }: Props) {
  const { images } = useRenderContext()
  const { doctorInfo, buttons } = useSiteContent()
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
          {[...links, { label: 'Contacto', href: contactPath }].map(({ label, href }) => (
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

/** The head of a page that search engines must not list. */
export const noPageHead =
  (title: string) =>
  ({ 'site-content': { doctorInfo } }: OpenSite): PageHead => ({
    path: '',
    title: `${title} | ${doctorInfo.name}`,
    description: '',
  })
