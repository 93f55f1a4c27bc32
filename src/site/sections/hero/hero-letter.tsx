import { withoutTracers } from '#content/documents/tracers.ts'
import { licenceNames, licencesOf, licenceText } from '#content/facts/licences.ts'
import { firstPlaceOf, type Place, placesOf } from '#content/places/places.ts'
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
  const places = placesOf(content)
  const { header, addressText } = places[0] ?? firstPlaceOf(content)
  const facts = [
    places.length > 1
      ? { term: 'Dónde atiende', text: townsOf(places) }
      : { term: header || 'Consultorio', text: withWholePostalCode(addressText || doctorInfo.address) },
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

/** '2 lugares, en Puebla y Atlixco'. The address of one of them alone would lead patients to the wrong place. */
function townsOf(places: readonly Place[]): string {
  const towns = new Map(places.map(({ city }) => [withoutTracers(city), city]))
  towns.delete('')
  const count = `${places.length} lugares`
  return towns.size === 0 ? count : `${count}, en ${new Intl.ListFormat('es-MX').format(towns.values())}`
}
