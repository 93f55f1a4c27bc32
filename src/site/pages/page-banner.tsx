import type { ReactNode } from 'react'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './page-banner.module.css'

/** A breadcrumb item after 'Inicio'. An item without an address is the current page. */
export type Crumb = { readonly label: string; readonly href?: string }

type Props = {
  title: string
  subtitle: string
  crumbs: readonly Crumb[]
  /** Path of the tile strip, which scrolls more slowly than the page. */
  drawing?: string
  /** Links to other pages; on wide screens beside the title. */
  index?: ReactNode
}

/** The cobalt banner of every page except the home page: breadcrumb, title, subtitle and contact buttons. */
export function PageBanner({ title, subtitle, crumbs, drawing = bannerDrawing('general'), index }: Props) {
  const { images } = useRenderContext()
  const { doctorInfo, buttons } = useSiteContent()
  const text = (
    <>
      <nav aria-label="Ruta">
        <ol className={styles.crumbs}>
          {[{ label: 'Inicio', href: '/' }, ...crumbs].map(({ label, href }) => (
            <li key={label}>
              {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
            </li>
          ))}
        </ol>
      </nav>
      <h1>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <div className={`btns ${styles.buttons}`}>
        <CallButton doctorInfo={doctorInfo} text={buttons.btnCallText} />
        <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
      </div>
    </>
  )
  return (
    <header className={`on-dark ${styles.banner}`}>
      <Picture image={images(drawing)} alt="" sizes="100vw" className={styles.strip} />
      {index ? (
        <div className={`wrap ${styles.inner} ${styles.indexed}`}>
          <div>{text}</div>
          {index}
        </div>
      ) : (
        <div className={`wrap ${styles.inner}`}>{text}</div>
      )}
    </header>
  )
}

/**
 * Path of a page's tile strip. `id`: `servicios`, `enfermedades`, `sintomas`, `contacto`, `general`, or an entry's
 * id.
 */
export const bannerDrawing = (id: string) => `/dibujos/franjas/${id}.svg`
