import { hoursText } from '#content/hours/hours-text.ts'
import { placesOf } from '#content/places/places.ts'
import { Island } from '#site/islands/island.tsx'
import { useSiteContent } from '#site/render-context.ts'
import { HeroContact } from './hero-contact.tsx'
import frame from './hero-frame.module.css'
import { HeroPhotoPanel } from './hero-photo-panel.tsx'
import { HeroSlide } from './hero-slide.tsx'
import styles from './hero-slider.module.css'
import { HeroSliderStage } from './hero-slider-stage.island.tsx'

/** Full-width slides with picture and text; below them, always visible, the contact buttons and the hours. */
export function HeroSlider() {
  const content = useSiteContent()
  const { heroSection, heroSlider, doctorInfo, doctorWorkInfo } = content
  const { autoplayDelay, transitionEffect, transitionSpeed } = heroSlider
  const slides = heroSlider.slides.filter(({ image, title, subtitle, description }) => {
    return image || title || subtitle || description
  })
  if (slides.length === 0) return <HeroPhotoPanel />

  const hasContact =
    placesOf(content).length > 1 ||
    [hoursText(doctorWorkInfo.consulting.hours), doctorInfo.phone, doctorInfo.whatsapp].some(Boolean)
  return (
    <section className={`${frame.frame} ${styles.hero}`} aria-labelledby="portada">
      <h1 id="portada" className="visually-hidden">
        {heroSection.title}
      </h1>
      <Island
        name="HeroSliderStage"
        component={HeroSliderStage}
        className={styles.stage}
        props={{
          label: 'Presentación',
          count: slides.length,
          autoplayDelay,
          effect: transitionEffect,
          speed: transitionSpeed,
        }}
        slot={slides.map((slide, index) => (
          <HeroSlide key={`${slide.image} ${slide.title}`} slide={slide} priority={index === 0} />
        ))}
      />
      {hasContact && (
        <div className={`on-dark cobalt ${styles.contact}`}>
          <div className={`wrap ${styles.line}`}>
            <HeroContact />
          </div>
        </div>
      )}
    </section>
  )
}
