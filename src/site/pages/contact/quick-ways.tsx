import { phoneText } from '#content/facts/phone-text.ts'
import { inPlace } from '#content/hours/place-words.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import type { InterfaceIcon } from '#drawings/icons.ts'
import { Icon } from '#site/components/icon.tsx'
import { phoneLink, whatsappLink } from '#site/components/links.ts'
import { UrgencyWarning } from '#site/pages/warnings.tsx'
import { usePageContact } from '#site/places/page-contact.ts'
import { useSiteContent } from '#site/render-context.ts'
import styles from './quick-ways.module.css'

/** The ways to reach the practice, as large touch targets. */
export function QuickWays() {
  const content = useSiteContent()
  const { phonesTitle, urgencyNote } = content.contact
  const { doctorInfo } = usePageContact()
  const ways = waysOf(content, doctorInfo)
  if (ways.length + placeNames(doctorInfo).length === 0 && !urgencyNote) return null
  return (
    <section aria-labelledby="titulo-vias">
      <h2 id="titulo-vias">{phonesTitle || 'Teléfonos'}</h2>
      <ul className={styles.ways}>
        {placeNames(doctorInfo).map((place) => (
          <li key={place} className={styles.place}>
            <p>{place}</p>
            {placeWays(doctorInfo, place).map(({ icon, name, text, href }) => (
              <a key={icon} href={href} data-icon={icon} rel="noopener" aria-label={`${name}: ${text}`}>
                <Icon name={icon} />
                <b>{text}</b>
              </a>
            ))}
          </li>
        ))}
        {ways.map(({ icon, name, text, href }) => (
          <li key={name}>
            <a className={styles.way} href={href} data-icon={icon} rel="noopener">
              <Icon name={icon} />
              <span>
                <small>{name}</small>
                <b>{text}</b>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <UrgencyWarning note={urgencyNote} />
    </section>
  )
}

type Lines = ReturnType<typeof usePageContact>['doctorInfo']

type Way = { icon: InterfaceIcon; name: string; text: string; href: string }

/** Places that have numbers of their own, in the owner's order. */
const placeNames = ({ calls, chats }: Lines) => [...new Set([...calls, ...chats].map(({ name }) => name))]

function placeWays({ calls, chats }: Lines, place: string): Way[] {
  const waysAt = (lines: Lines['calls'], icon: InterfaceIcon, words: string) =>
    lines
      .filter(({ name }) => name === place)
      .map(({ text, href }) => ({ icon, name: `${words} ${inPlace(place)}`, text, href }))
  return [...waysAt(calls, 'phone', 'Citas'), ...waysAt(chats, 'whatsapp', 'WhatsApp')]
}

/** What is the same for all places. Only the ways for which the owner entered a number or an address. */
function waysOf(content: SiteContent, { calls, chats }: Lines): Way[] {
  const { doctorInfo, doctorWorkInfo } = content
  const { whatsapp, email } = doctorInfo
  const appointments = doctorWorkInfo.schedulingPhone || doctorInfo.phone
  const urgencies = doctorWorkInfo.urgenciesPhone || doctorInfo.urgenciesPhone
  const ways: Way[] = []
  const add = (given: string, way: Way) => given !== '' && ways.push(way)
  add(calls.length > 0 ? '' : appointments, {
    icon: 'phone',
    name: 'Citas por teléfono',
    text: phoneText(appointments, content),
    href: phoneLink(appointments),
  })
  add(chats.length > 0 ? '' : whatsapp, {
    icon: 'whatsapp',
    name: 'WhatsApp',
    text: phoneText(whatsapp, content),
    href: whatsappLink(doctorInfo),
  })
  add(urgencies, {
    icon: 'bell',
    name: 'Urgencias, pacientes en control',
    text: phoneText(urgencies, content),
    href: phoneLink(urgencies),
  })
  add(email, { icon: 'mail', name: 'Correo', text: email, href: `mailto:${email}` })
  return ways
}
