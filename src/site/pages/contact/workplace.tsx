import { phoneText } from '#content/facts/phone-text.ts'
import { hoursLines, openingHoursOf } from '#content/hours/workplace-hours.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { phoneLink, whatsappLink } from '#site/components/links.ts'
import { Island } from '#site/islands/island.tsx'
import { comingSpecialHours } from '#site/notices.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { OpenState } from './open-state.island.tsx'
import { SpecialDaysList } from './special-days-list.tsx'
import styles from './workplace.module.css'

type Props = {
  place: SiteContent['doctorWorkInfo']['consulting']
  header: string
  /** Whether to show 'open now', if the hours can be parsed. */
  showsOpenState: boolean
}

export function Workplace({ place, header, showsOpenState }: Props) {
  const content = useSiteContent()
  const { clock, timeZone } = content.doctorWorkInfo
  const { address, phones } = place
  const openingHours = showsOpenState ? openingHoursOf(place) : undefined
  const special = comingSpecialHours(useRenderContext().site)
  const ranges = hoursLines(place, clock)
  const numbers = phones.filter(({ phone }) => phone !== '')

  return (
    <div className={styles.place}>
      <h3>{header}</h3>
      {address && <address>{address}</address>}
      {ranges.length > 0 && (
        <dl className={styles.rows}>
          {ranges.map(({ days, hours }) => (
            <div key={`${days} ${hours}`}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      {showsOpenState && (
        <SpecialDaysList openingHours={openingHours ?? []} special={special} clock={clock} />
      )}
      {openingHours && (
        <Island
          name="OpenState"
          component={OpenState}
          props={{ openingHours, clock, timeZone, ...(special.length > 0 && { special }) }}
        />
      )}
      {numbers.length > 0 && (
        <ul className={styles.rows}>
          {numbers.map(({ subheader, phone, display }) => (
            <li key={`${subheader} ${phone}`}>
              <span>{subheader}</span>
              <a
                className={styles.phone}
                href={
                  /whatsapp/i.test(subheader)
                    ? whatsappLink({ ...content.doctorInfo, whatsapp: phone })
                    : phoneLink(phone)
                }
                rel="noopener"
              >
                {display || phoneText(phone, content)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
