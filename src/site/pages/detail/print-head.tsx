import styles from '#site/pages/print.module.css'
import { useSiteContent } from '#site/render-context.ts'

/** On paper only: whose text this is, how to call her, and where it can be read. Brings the styles for paper. */
export function PrintHead({ address }: { address: string }) {
  const { doctorInfo, doctorWorkInfo } = useSiteContent()
  const { name, specialty, phoneDisplay } = doctorInfo
  const place = doctorWorkInfo.consulting.address || doctorInfo.address
  return (
    <div className={styles.head}>
      <p>
        <b>{name}</b>
        {specialty && `, ${specialty}`}
      </p>
      <p>{[phoneDisplay && `Tel. ${phoneDisplay}`, place].filter(Boolean).join(' · ')}</p>
      <p>{address}</p>
    </div>
  )
}
