import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './hero-static.module.css'

/** Text and buttons on one side, a picture on the other; the picture changes at 768 and 1024 px. */
export function HeroStatic() {
  const { images } = useRenderContext()
  const { heroSection, doctorInfo, doctorWorkInfo, buttons } = useSiteContent()
  const { dayRange1, hours1 } = doctorWorkInfo.consulting.hours
  const main = images(heroSection.mainImage)
  const tablet = images(heroSection.tabletImage || heroSection.mainImage)
  const mobile = images(heroSection.mobileImage || heroSection.mainImage)
  return (
    <section className={styles.hero} data-align={heroSection.alignment} aria-labelledby="portada">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          <h1 id="portada">{heroSection.title}</h1>
          {heroSection.subTitle && <p className={styles.subtitle}>{heroSection.subTitle}</p>}
          {heroSection.description && <p className={styles.description}>{heroSection.description}</p>}
          <div className={`btns ${styles.buttons}`} data-hero-buttons="">
            <CallButton doctorInfo={doctorInfo} text={buttons.btnCallText} />
            <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
          </div>
          {dayRange1 && (
            <p className={styles.hours}>
              <Icon name="clock" />
              {dayRange1}, {hours1}
            </p>
          )}
        </div>
        <picture className={styles.picture}>
          <source media="(min-width: 1024px)" srcSet={main.src} width={main.width} height={main.height} />
          <source media="(min-width: 768px)" srcSet={tablet.src} width={tablet.width} height={tablet.height} />
          <img src={mobile.src} width={mobile.width} height={mobile.height} alt={heroSection.imageAlt} fetchPriority="high" />
        </picture>
      </div>
    </section>
  )
}
