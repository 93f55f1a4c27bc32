import { Fragment } from 'react'
import { homeSections } from '#content/catalogue/home-sections.ts'
import { FirstScreenEnd } from '#site/pages/first-screen.tsx'
import type { PageKind } from '#site/pages/page-kind.ts'
import { useRenderContext } from '#site/render-context.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import { AnnouncedCards, AnnouncedStrips } from './announced-pages.tsx'

/** The home page. Its sections follow the order of a patient's questions: who, with what, for what, where, how much. */
function HomePage() {
  const { 'selected-sections': selected, 'site-content': content } = useRenderContext().site
  return (
    <>
      {/* The hero contains the page's h1. If the hero is hidden, the page still needs one. */}
      {!selected.Hero.display && <h1 className="visually-hidden">{content.heroSection.title}</h1>}
      <AnnouncedStrips />
      {homeSections.map((type) => (
        <Fragment key={type}>
          <SectionView type={type} />
          {type === 'Hero' && <FirstScreenEnd />}
          {type === 'Services' && <AnnouncedCards />}
        </Fragment>
      ))}
    </>
  )
}

export const homePage: PageKind = {
  View: HomePage,
  head: ({ 'site-content': { home } }) => ({
    path: '/',
    title: home.metadataTitle,
    description: home.metadataDescription,
    keywords: home.keywords,
  }),
  card: ({ 'site-content': { heroSection, aboutMe } }) => ({
    title: heroSection.title,
    pictures: [heroSection.mainImage || aboutMe.imagePath],
  }),
  changedAt: ({ revisedAt }) => Object.values(revisedAt).sort().at(-1),
}
