import { phoneText } from '#content/facts/phone-text.ts'
import { firstPlaceOf, placesOf } from '#content/places/places.ts'
import { callNumberOf } from '#content/places/service-places.ts'
import type { InterfaceIcon } from '#drawings/icons.ts'
import { Icon } from '#site/components/icon.tsx'
import { phoneLink } from '#site/components/links.ts'
import { Picture } from '#site/components/picture.tsx'
import { announcedPages, shortTitle } from '#site/own-pages.ts'
import { withWholePostalCode } from '#site/places/postal-code.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { contactPath, ownPagePath } from '#site/route.ts'
import { placeAnchor } from '#site/section-anchors.ts'
import { basePaths, topicCards } from '#site/topics.ts'
import styles from './common.module.css'

type Props = { className?: string | undefined }

/** The footer's logo, or else the practice's, in the width that the owner chose. */
export function FooterLogo({ className = '' }: Props) {
  const { images } = useRenderContext()
  const { doctorInfo, footer } = useSiteContent()
  return (
    <Picture
      image={images(footer.logoFooter || doctorInfo.logoPath)}
      alt=""
      sizes={`${footer.logoWidth}px`}
      contained
      className={`${styles.logo} ${className}`}
    />
  )
}

/** The address of the consulting room, with a link to the map if the owner entered its URL. */
export function ConsultingAddress() {
  const { header, addressText, mapLink } = firstPlaceOf(useSiteContent())
  if (!mapLink && !header && !addressText) return null
  const text = (
    <>
      {header && <b>{header}</b>}
      {withWholePostalCode(addressText)}
    </>
  )
  if (!mapLink) return <address>{text}</address>
  return (
    <address>
      <a href={mapLink} rel="noopener">
        {text}
        <span className={styles.line}>
          <Icon name="pin" isLate />
          Ver en el mapa
        </span>
      </a>
    </address>
  )
}

/** The telephone of the place whose address is above. */
export function FirstPlacePhone({ icon, className }: Props & { icon?: InterfaceIcon }) {
  const content = useSiteContent()
  const phone = callNumberOf(firstPlaceOf(content), content)
  if (!phone) return null
  return (
    <a className={className} href={phoneLink(phone)}>
      {icon && <Icon name={icon} />}
      {phoneText(phone, content)}
    </a>
  )
}

/** The other places, each with its address, its telephone and its map. */
export function OtherPlaces() {
  const content = useSiteContent()
  const [, ...others] = placesOf(content)
  if (others.length === 0) return null
  return (
    <div data-fold="">
      <h2>{others.length === 1 ? 'Otro lugar' : 'Otros lugares'}</h2>
      {others.map((place) => {
        const phone = callNumberOf(place, content)
        return (
          <address key={place.id}>
            <a href={`${contactPath}#${placeAnchor(place.id)}`}>
              <b>{place.name}</b>
              {withWholePostalCode(place.addressText)}
            </a>
            {phone && (
              <a className={styles.line} href={phoneLink(phone)}>
                <Icon name="phone" />
                {phoneText(phone, content)}
              </a>
            )}
            {place.mapLink && (
              <a className={styles.line} href={place.mapLink} rel="noopener">
                <Icon name="pin" isLate />
                Ver en el mapa
              </a>
            )}
          </address>
        )
      })}
    </div>
  )
}

const titles = [
  ['diseases', 'Enfermedades'],
  ['services', 'Servicios'],
  ['symptoms', 'Síntomas'],
] as const

/** Maximum entries per data set. */
const listLimit = 5

/**
 * Per data set: links to the first entries and to the full list; an empty data set is left out. Then the pages of her
 * own that are announced at the foot.
 * @param hasArrows Adds an arrow to the links to the full lists.
 */
export function FooterNav({ className = '', hasArrows = false }: Props & { hasArrows?: boolean }) {
  const { site } = useRenderContext()
  const own = announcedPages(site, 'footer')
  const lists = titles.map(([kind, title]) => {
    const cards = topicCards(site, kind, listLimit)
    if (cards.length === 0) return null
    return (
      <nav
        key={kind}
        aria-labelledby={`pie-${kind}`}
        className={`${styles.nav} ${className}`.trimEnd()}
        data-fold=""
      >
        <h2 id={`pie-${kind}`}>{title}</h2>
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              <a href={card.href}>{card.name}</a>
            </li>
          ))}
          <li>
            <a href={basePaths[kind]}>
              Ver todo
              <span className="visually-hidden">: {title}</span>
              {hasArrows && <Icon name="arrow" isLate />}
            </a>
          </li>
        </ul>
      </nav>
    )
  })
  if (own.length === 0) return lists
  return [
    ...lists,
    <nav
      key="pages"
      aria-labelledby="pie-pages"
      className={`${styles.nav} ${className}`.trimEnd()}
      data-fold=""
    >
      <h2 id="pie-pages">Páginas</h2>
      <ul>
        {own.map((page) => (
          <li key={page.id}>
            <a href={ownPagePath(page.id)} hrefLang={page.language}>
              {shortTitle(page)}
            </a>
          </li>
        ))}
        <li>
          <a href={basePaths.pages}>
            Ver todo
            <span className="visually-hidden">: Páginas</span>
            {hasArrows && <Icon name="arrow" isLate />}
          </a>
        </li>
      </ul>
    </nav>,
  ]
}
