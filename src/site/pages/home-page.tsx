import { Fragment } from 'react'
import { homeSections } from '#content/catalogue/home-sections.ts'
import { useRenderContext } from '#site/render-context.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import { FirstScreenEnd } from './first-screen.tsx'

/** The home page. Its sections follow the order of a patient's questions: who, with what, for what, where, how much. */
export function HomePage() {
  const { 'selected-sections': selected, 'site-content': content } = useRenderContext().site
  return (
    <>
      {/* The hero contains the page's h1. If the hero is hidden, the page still needs one. */}
      {!selected.Hero.display && <h1 className="visually-hidden">{content.heroSection.title}</h1>}
      {homeSections.map((type) => (
        <Fragment key={type}>
          <SectionView type={type} />
          {type === 'Hero' && <FirstScreenEnd />}
        </Fragment>
      ))}
    </>
  )
}
