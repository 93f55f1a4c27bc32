import { licenceNames, licencesOf, licenceText } from '#content/facts/licences.ts'
import { firstPlaceOf } from '#content/places/places.ts'
import { Picture } from '#site/components/picture.tsx'
import { withWholePostalCode } from '#site/places/postal-code.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { HeroFrame } from './hero-frame.tsx'
import styles from './hero-letter.module.css'
import { HeroText } from './hero-text.tsx'

const tile = '/dibujos/cifras/3.svg'

/** Like a letter from the practice: large words, with a tile, the address and the licences in the margin. */
export function HeroLetter() {
  const { images } = useRenderContext()
  const content = useSiteContent()
  const { heroSection, doctorInfo } = content
  const { header, addressText } = firstPlaceOf(content)
  const facts = [
    { term: header || 'Consultorio', text: withWholePostalCode(addressText || doctorInfo.address) },
    ...licencesOf(content).map((licence) => ({
      term: licenceNames[licence.kind],
      text: licenceText(licence),
    })),
  ].filter(({ text }) => text)
  return (
    <HeroFrame className={`plain ${styles.hero}`}>
      <div className={`wrap ${styles.sheet}`}>
        <HeroText className={styles.text} />
        <div className={styles.margin}>
          <Picture
            image={images(heroSection.foregroundImage || tile)}
            alt=""
            sizes="(min-width: 1024px) 280px, 176px"
            contained
            className={styles.tile}
          />
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </HeroFrame>
  )
}
