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
  const { consulting, urgencies } = doctorWorkInfo
  return [
    { id: 'consulting', place: consulting, header: consulting.header || 'Consultorio' },
    {
      id: 'hospital',
      place: hospitalOf(doctorWorkInfo),
      header: doctorWorkInfo.hospital.header || 'Hospital',
    },
    { id: 'urgencies', place: urgencies, header: urgencies.header || 'Urgencias' },
  ].filter(
    ({ place: { address, hours, phones } }) =>
      address || Object.values(hours).some(Boolean) || phones.some(({ phone }) => phone),
  )
}

/** The hospital's block. If it has no address, the hospital's name and address from its own fields are used. */
function hospitalOf({ hospital, hospitalHeader, hospitalAddress }: DoctorWorkInfo) {
  const address = hospital.address || [hospitalHeader, hospitalAddress].filter(Boolean).join(', ')
  return { ...hospital, address }
}
