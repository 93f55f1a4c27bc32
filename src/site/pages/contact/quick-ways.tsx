import { phoneText } from '#content/facts/phone-text.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import type { InterfaceIcon } from '#drawings/icons.ts'
import { Icon } from '#site/components/icon.tsx'
import { phoneLink, whatsappLink } from '#site/components/links.ts'
import { UrgencyWarning } from '#site/pages/warnings.tsx'
import { useSiteContent } from '#site/render-context.ts'
import styles from './quick-ways.module.css'

/** The ways to reach the practice, as large touch targets. */
export function QuickWays() {
  const content = useSiteContent()
  const { phonesTitle, urgencyNote } = content.contact
  const ways = waysOf(content)
  if (ways.length === 0 && !urgencyNote) return null
  return (
    <section aria-labelledby="titulo-vias">
      <h2 id="titulo-vias">{phonesTitle || 'Teléfonos'}</h2>
      <ul className={styles.ways}>
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

type Way = { icon: InterfaceIcon; name: string; text: string; href: string }

/** Only the ways for which the owner entered a number or an address. */
function waysOf(content: SiteContent): Way[] {
  const { doctorInfo, doctorWorkInfo } = content
  const { whatsapp, email } = doctorInfo
  const appointments = doctorWorkInfo.schedulingPhone || doctorInfo.phone
  const urgencies = doctorWorkInfo.urgenciesPhone || doctorInfo.urgenciesPhone
  const ways: Way[] = []
  const add = (given: string, way: Way) => given !== '' && ways.push(way)
  add(appointments, {
    icon: 'phone',
    name: 'Citas por teléfono',
    text: phoneText(appointments, content),
    href: phoneLink(appointments),
  })
  add(whatsapp, {
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
