import { Icon } from '#site/components/icon.tsx'
import { phoneLink } from '#site/components/links.ts'
import { Picture } from '#site/components/picture.tsx'
import { SocialLinks } from '#site/components/social-links.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { basePaths, type TopicKind, topicCards } from '#site/topics.ts'
import styles from './footer-columns.module.css'

const columns: readonly { kind: TopicKind; title: string }[] = [
  { kind: 'diseases', title: 'Enfermedades' },
  { kind: 'services', title: 'Servicios' },
  { kind: 'symptoms', title: 'Síntomas' },
]

/** Who and where the practice is, and the ways into its three data sets. */
export function FooterColumns() {
  const { images } = useRenderContext()
  const { doctorInfo, doctorWorkInfo, footer } = useSiteContent()
  return (
    <footer className={`on-dark ${styles.footer}`} id="pie">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.identity}>
          <Picture image={images(footer.logoFooter || doctorInfo.logoPath)} alt="" className={styles.logo} />
          <p className={styles.name}>
            <b>{doctorInfo.name}</b>
            {doctorInfo.specialty}
          </p>
          <Place {...doctorWorkInfo.consulting} mapLink={doctorInfo.googleMapsLink} />
          {doctorInfo.phone && (
            <a className={styles.line} href={phoneLink(doctorInfo.phone)}>
              <Icon name="phone" />
              {doctorInfo.phoneDisplay || doctorInfo.phone}
            </a>
          )}
          <SocialLinks addresses={doctorInfo.socialLinks} className={styles.social} />
        </div>
        {columns.map((column) => (
          <TopicColumn key={column.kind} {...column} />
        ))}
      </div>
    </footer>
  )
}

/** The consulting room, leading to the map where the owner gave its address. */
function Place({ header, address, mapLink }: { header: string; address: string; mapLink: string }) {
  const text = (
    <>
      {header && <b>{header}</b>}
      {address}
    </>
  )
  if (!mapLink) return header || address ? <address>{text}</address> : null
  return (
    <address>
      <a href={mapLink} rel="noopener">
        {text}
        <span className={styles.line}>
          <Icon name="pin" />
          Ver en el mapa
        </span>
      </a>
    </address>
  )
}

function TopicColumn({ kind, title }: { kind: TopicKind; title: string }) {
  const cards = topicCards(useRenderContext().snapshot, kind).slice(0, 5)
  if (cards.length === 0) return null
  return (
    <nav aria-labelledby={`pie-${kind}`}>
      <h2 id={`pie-${kind}`}>{title}</h2>
      <ul>
        {cards.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li>
          <a href={basePaths[kind]}>
            Ver todo
            <span className="visually-hidden">: {title}</span>
            <Icon name="arrow" />
          </a>
        </li>
      </ul>
    </nav>
  )
}
