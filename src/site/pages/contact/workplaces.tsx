import type { SiteContent } from '#content/site-content/index.ts'
import { useSiteContent } from '#site/render-context.ts'
import { Workplace } from './workplace.tsx'
import styles from './workplaces.module.css'

type DoctorWorkInfo = SiteContent['doctorWorkInfo']

/** The places where the doctor works, with address, hours and telephones. */
export function Workplaces() {
  const { doctorWorkInfo } = useSiteContent()
  return (
    <div className={styles.places}>
      {workplaces(doctorWorkInfo).map(({ id, place, header }) => (
        <Workplace key={id} place={place} header={header} showsOpenState={id === 'consulting'} />
      ))}
    </div>
  )
}

/** The places for which the owner entered an address, hours or a telephone. */
export function workplaces(doctorWorkInfo: DoctorWorkInfo) {
  const { consulting, hospital, urgencies } = doctorWorkInfo
  return [
    { id: 'consulting', place: consulting, header: consulting.header || 'Consultorio' },
    {
      id: 'hospital',
      place: hospital,
      header: hospital.header || 'Hospital',
    },
    { id: 'urgencies', place: urgencies, header: urgencies.header || 'Urgencias' },
  ].filter(
    ({ place: { address, hours, phones } }) =>
      address || Object.values(hours).some(Boolean) || phones.some(({ phone }) => phone),
  )
}
