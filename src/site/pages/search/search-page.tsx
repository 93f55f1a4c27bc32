import { maxQuery } from '#content/addresses/search-address.ts'
import { findEntries } from '#content/search/find-entries.ts'
import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Island } from '#site/islands/island.tsx'
import { ownPages } from '#site/own-pages.ts'
import lists from '#site/pages/lists.module.css'
import type { PageKind } from '#site/pages/page-kind.ts'
import { usePageContact } from '#site/places/page-contact.ts'
import { bookingLink, shownCostLinks } from '#site/practice-links.ts'
import { questionsTitle, shownQuestions } from '#site/questions.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import type { SearchRoute } from '#site/route.ts'
import {
  contactPath,
  editorialPath,
  ownPagePath,
  privacyPath,
  profilePath,
  questionsPath,
} from '#site/route.ts'
import { SiteSearch } from '#site/search/site-search.island.tsx'
import { basePaths, topicCards, topicKinds, topicTexts } from '#site/topics.ts'
import styles from './search-page.module.css'

/** Entries of each data set that the page lists; larger ones continue on their list pages. */
const maxListed = 40

/** The search field, the results for the query of the address, and links to everything on the site. */
function SearchPage({ query }: { query: string }) {
  const { indexes } = useRenderContext()
  const { buttons } = useSiteContent()
  const { doctorInfo } = usePageContact()
  const isTooLong = query.length > maxQuery
  const isAnswered = query !== '' && !isTooLong
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>¿Qué busca?</h1>
      {isTooLong && (
        <p className="lead" role="alert">
          Su búsqueda es muy larga. Escriba una o dos palabras, por ejemplo «ultrasonido».
        </p>
      )}
      <Island
        name="SiteSearch"
        component={SiteSearch}
        when="use"
        props={isAnswered ? { query, found: findEntries(indexes.search(), query) } : { query: '' }}
        slot={
          <div className="btns">
            <CallButton doctorInfo={doctorInfo} text={buttons.btnCallText} />
            <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
          </div>
        }
      />
      <Directory />
    </div>
  )
}

type List = {
  readonly title: string
  readonly links: readonly { readonly name: string; readonly href: string }[]
}

/** Links to every entry, the prices, the insurers and the pages about the practice. */
function Directory() {
  const { site } = useRenderContext()
  const topics = topicKinds.map((kind): List => {
    const title = topicTexts(site, kind).page.title || basePaths[kind].slice(1)
    const hasMore = site[kind].length > maxListed
    const all = hasMore ? [{ name: 'Ver todos...', href: basePaths[kind] }] : []
    return { title, links: [...topicCards(site, kind, maxListed), ...all] }
  })
  const practice: List = {
    title: 'El consultorio',
    links: [
      ...[...shownCostLinks(site), bookingLink(site)].flatMap((link) =>
        link ? [{ name: link.label, href: link.href }] : [],
      ),
      { name: 'Contacto, horario y dirección', href: contactPath },
      { name: 'Perfil profesional', href: profilePath },
      { name: 'Cómo revisamos', href: editorialPath },
      { name: 'Aviso de privacidad', href: privacyPath },
    ],
  }
  const own: List = {
    title: 'Páginas',
    links: ownPages(site).map(({ id, title }) => ({ name: title, href: ownPagePath(id) })),
  }
  const questions: List = {
    title: questionsTitle(site),
    links: shownQuestions(site).map(({ id, question }) => ({
      name: question,
      href: `${questionsPath}#${id}`,
    })),
  }
  return (
    <nav className={styles.directory} aria-label="Todo el sitio">
      {[practice, own, questions, ...topics]
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className={lists.links}>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  )
}

export const searchPage = ({ query }: SearchRoute): PageKind => ({
  View: () => <SearchPage query={query} />,
  // The same title for every query: the browser's history must not show what a person asked.
  head: (site) => ({
    path: '',
    title: `¿Qué busca? | ${site['site-content'].doctorInfo.name}`,
    description: '',
  }),
  isUnlisted: true,
  response: { noIndex: true, hasForm: true, isPrivate: query !== '' },
})
