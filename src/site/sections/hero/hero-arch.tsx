import arch from '#site/components/arch.module.css'
import { Backdrop } from '#site/components/backdrop.tsx'
import { useSiteContent } from '#site/render-context.ts'
import styles from './hero-arch.module.css'
import columns from './hero-columns.module.css'
import { HeroFrame } from './hero-frame.tsx'
import { HeroForeground, HeroPicture } from './hero-pictures.tsx'
import { HeroText } from './hero-text.tsx'

/** A pale wall with a full-width row of tiles, and the picture in an arch above it. */
export function HeroArch() {
  const { backgroundImage } = useSiteContent().heroSection
  return (
    <HeroFrame className={styles.hero ?? ''}>
      <Backdrop path={backgroundImage} />
      <div className={`wrap ${columns.columns} ${styles.inner}`}>
        <HeroText className={styles.text} />
        <div className={`${arch.arch} ${styles.arch}`}>
          <HeroPicture sizes="(min-width: 1024px) 480px, (min-width: 768px) 45vw, 100vw" />
          <HeroForeground sizes="480px" />
        </div>
      </div>
    </HeroFrame>
  )
}
