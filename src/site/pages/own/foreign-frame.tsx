import type { ReactNode } from 'react'
import { phoneText } from '#content/facts/phone-text.ts'
import { placesOf } from '#content/places/places.ts'
import { callNumberOf } from '#content/places/service-places.ts'
import type { PageLanguage } from '#content/texts/languages.ts'
import { siteLanguage } from '#content/texts/languages.ts'
import { Brand } from '#site/components/brand.tsx'
import { LegalNumbers } from '#site/components/legal-numbers.tsx'
import { phoneLink } from '#site/components/links.ts'
import { QuickBar } from '#site/components/quick-bar.tsx'
import { announcedPages, shortTitle } from '#site/own-pages.ts'
import { FirstScreenEnd } from '#site/pages/first-screen.tsx'
import { Notices } from '#site/pages/notices/notices.tsx'
import frame from '#site/pages/page-view.module.css'
import { usePageContact } from '#site/places/page-contact.ts'
import { withWholePostalCode } from '#site/places/postal-code.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { ownPagePath, privacyPath } from '#site/route.ts'
import styles from './foreign-frame.module.css'
import { frameWords, nameOf } from './frame-words.ts'

type Props = { readonly language: PageLanguage; readonly children: ReactNode }

/**
 * What is around a page in another language. The site's header, menu and foot have her own Spanish words, so such a
 * page has a short frame instead, with the same facts.
 */
export function ForeignFrame({ language, children }: Props) {
  const { images, site, path } = useRenderContext()
  const { buttons, header } = useSiteContent()
  const { doctorInfo } = usePageContact()
  const words = frameWords(language)
  const pages = announcedPages(site, 'menu').filter((page) => page.language === language)
  const lang = words.language === language ? undefined : words.language
  return (
    <>
      <a className="skip-link" href="#contenido" lang={lang}>
        {words.skip}
      </a>
      <div lang={siteLanguage}>
        <Notices place="top" />
      </div>
      {/* In Spanish, as the law asks for it, and named as on every page: it is printed. */}
      <aside className={`on-dark ${frame.strip}`} lang={siteLanguage} aria-label="Aviso y cédulas">
        <div className="wrap">
          <LegalNumbers isShort />
        </div>
      </aside>
      <header className={`wrap ${styles.header}`}>
        <Brand
          image={images(header.logoPath || doctorInfo.logoPath)}
          name={doctorInfo.name}
          specialty=""
          href="/"
          className={styles.brand}
        />
        <nav className={styles.links} aria-label={nameOf(language)}>
          {pages.map((page) => (
            <a
              key={page.id}
              href={ownPagePath(page.id)}
              aria-current={ownPagePath(page.id) === path ? 'page' : undefined}
            >
              {shortTitle(page)}
            </a>
          ))}
          <a href="/" lang={siteLanguage} hrefLang={siteLanguage}>
            {nameOf(siteLanguage)}
          </a>
        </nav>
      </header>
      <FirstScreenEnd />
      <main id="contenido">{children}</main>
      <footer className={`on-dark ${styles.footer}`} lang={lang}>
        <div className="wrap">
          <h2>{words.contact}</h2>
          <Places map={words.map} />
          {doctorInfo.email && <a href={`mailto:${doctorInfo.email}`}>{doctorInfo.email}</a>}
        </div>
      </footer>
      <aside className={`on-dark ${frame.bottom}`} aria-label={words.licences} lang={lang}>
        <div className="wrap" lang={siteLanguage}>
          <div className={frame.legal}>
            <LegalNumbers />
            <nav className={frame.pages} aria-label={words.privacy} lang={words.language}>
              <a href={privacyPath}>{words.privacy}</a>
            </nav>
          </div>
        </div>
      </aside>
      <aside aria-label={words.contact} lang={lang} data-floating="">
        <QuickBar
          doctorInfo={doctorInfo}
          buttons={{ ...buttons, btnCallText: words.call, btnMessageText: words.whatsapp }}
        />
      </aside>
    </>
  )
}

function Places({ map }: { map: string }) {
  const content = useSiteContent()
  return placesOf(content).map((place) => {
    const { id, name, addressText, mapLink } = place
    const phone = callNumberOf(place, content)
    return (
      <address key={id}>
        <b>{name}</b>
        {withWholePostalCode(addressText)}
        {phone && <a href={phoneLink(phone)}>{phoneText(phone, content)}</a>}
        {mapLink && (
          <a href={mapLink} rel="noopener">
            {map}
          </a>
        )}
      </address>
    )
  })
}
