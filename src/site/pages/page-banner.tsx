import type { ReactNode } from 'react'
import { placesWords } from '#content/places/service-places.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Picture } from '#site/components/picture.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './page-banner.module.css'

/** A breadcrumb item after 'Inicio'. An item without an address is the current page. */
type Crumb = { readonly label: string; readonly href?: string }

type Props = {
  title: string
  subtitle: string
  crumbs: readonly Crumb[]
  /** Words of another language. Default: Spanish, with the owner's labels of the buttons. */
  words?: { readonly home: string; readonly path: string; readonly call: string; readonly whatsapp: string }
  /** Whose tiles the picture shows, which scrolls more slowly than the page: a page's or an entry's id. */
  tiles?: string
  /** Links to other pages or to chapters, below title and picture. */
  index?: ReactNode
}

/** There a tile is about 100 px wide, and a phone's browser would take long for its small strokes. */
const phone = '(max-width: 479px)'

/** Letters of the longest title that fits one line beside the picture in the largest size. */
const maxLargeTitle = 20

/** The cobalt banner of every page except the home page: breadcrumb, title, subtitle and contact buttons. */
export function PageBanner({ title, subtitle, crumbs, words, tiles = 'general', index }: Props) {
  const { images } = useRenderContext()
  const { buttons } = useSiteContent()
  const { places, doctorInfo } = usePageContact()
  return (
    <header className={`on-dark ${styles.banner}`}>
      <div className={styles.top}>
        <div className={`wrap ${styles.text}`}>
          <nav aria-label={words?.path ?? 'Ruta'}>
            <ol className={styles.crumbs}>
              {[{ label: words?.home ?? 'Inicio', href: '/' }, ...crumbs].map(({ label, href }) => (
                <li key={label}>
                  {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
                </li>
              ))}
            </ol>
          </nav>
          <h1 className={title.length > maxLargeTitle ? styles.long : undefined}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <div className={`btns ${styles.buttons}`}>
            <CallButton doctorInfo={doctorInfo} text={words?.call ?? buttons.btnCallText} />
            <WhatsappButton doctorInfo={doctorInfo} text={words?.whatsapp ?? buttons.btnMessageText} />
          </div>
          {places.length > 0 && <p className={styles.subtitle}>Solo {placesWords(places)}.</p>}
        </div>
        <div className={styles.picture} data-print="no">
          <picture className="photo">
            <source media={phone} srcSet={images(`/dibujos/franjas/${tiles}-chico.svg`).src} />
            <Picture
              image={images(`/dibujos/franjas/${tiles}.svg`)}
              alt=""
              sizes="(min-width: 1024px) 50vw, 100vw"
              eager
            />
          </picture>
        </div>
      </div>
      {index}
    </header>
  )
}
