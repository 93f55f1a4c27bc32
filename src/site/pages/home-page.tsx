import { useRenderContext } from '#site/render-context.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import { FirstScreenEnd } from './first-screen.tsx'

/** The home page. Its sections follow the order of a patient's questions: who, with what, for what, how much, where. */
export function HomePage() {
  const { 'selected-sections': selected, 'site-content': content } = useRenderContext().snapshot
  return (
    <>
      {/* The hero contains the page's h1. If the hero is hidden, the page still needs one. */}
      {!selected.Hero.display && <h1 className="visually-hidden">{content.heroSection.title}</h1>}
      <SectionView type="Hero" />
      <FirstScreenEnd />
      <SectionView type="Purpose" />
      <SectionView type="Certifications" />
      <SectionView type="CallToAction" />
      <SectionView type="Services" />
      <SectionView type="Symptoms" />
      <SectionView type="Diseases" />
      <SectionView type="Experience" />
      <SectionView type="AboutMe" />
      <SectionView type="Testimonials" />
      <SectionView type="PaymentMethods" />
      <SectionView type="Insurance" />
      <SectionView type="PhotosGallery" />
    </>
  )
}
