import { SectionView } from '#site/sections/section-view.tsx'

/** The home page: its sections, in the order a patient asks: who, with what, for what, how much, where. */
export function HomePage() {
  return (
    <>
      <SectionView type="Hero" />
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
