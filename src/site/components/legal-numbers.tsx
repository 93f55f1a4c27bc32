import type { ReactNode } from 'react'
import { useSiteContent } from '#site/render-context.ts'
import styles from './legal-numbers.module.css'

/** The health-authority notice and both licences, which the rules on medical advertising ask of every page. */
export function LegalNumbers({ children }: { children?: ReactNode }) {
  const { doctorInfo, doctorWorkInfo } = useSiteContent()
  return (
    <div className={`wrap ${styles.numbers}`}>
      {doctorWorkInfo.avisoCofepris && (
        <span>
          Aviso COFEPRIS <b>{doctorWorkInfo.avisoCofepris}</b>
        </span>
      )}
      {doctorInfo.cedProf && (
        <span>
          Cédula profesional <b>{doctorInfo.cedProf}</b>
        </span>
      )}
      {doctorInfo.cedEsp && (
        <span>
          Cédula de especialidad <b>{doctorInfo.cedEsp}</b>
        </span>
      )}
      {children}
    </div>
  )
}
