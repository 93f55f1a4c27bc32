import { Fragment } from 'react'
import {
  type DegreeKind,
  type Licence,
  licencesOf,
  type SpecialtyCertificate,
  specialtyCertificate,
} from '#content/facts/licences.ts'
import { useSiteContent } from '#site/render-context.ts'
import styles from './legal-numbers.module.css'

/**
 * The health-authority notice, all licences and the specialty council's certificate. The rules on medical advertising
 * require them on every page.
 * @param isShort In one line on wide screens: the council by its initials, which the foot of the page writes out.
 */
export function LegalNumbers({ isShort = false }: { readonly isShort?: boolean }) {
  const content = useSiteContent()
  const certificate = specialtyCertificate(content)
  const { avisoCofepris } = content.doctorWorkInfo
  return (
    <p className={`${styles.numbers} ${isShort && certificate ? styles.four : ''}`}>
      {avisoCofepris && (
        <span>
          Aviso COFEPRIS <b>{avisoCofepris}</b>{' '}
        </span>
      )}
      {licencesOf(content).map((licence) => (
        <span key={licence.number}>
          <Title words={titles[licence.kind]} />
          {'\u00a0'}
          <LicenceText of={licence} />{' '}
        </span>
      ))}
      {certificate && (
        <span className={isShort ? undefined : styles.certificate}>
          <CertificateText of={certificate} isShort={isShort} />{' '}
        </span>
      )}
    </p>
  )
}

function CertificateText({ of, isShort }: { of: SpecialtyCertificate; isShort: boolean }) {
  const { council, number, validUntil } = of
  const initials = isShort ? initialsOf(council) : ''
  const end = isShort ? validUntil.slice(-4) : validUntil
  return (
    <>
      <Title words={['Cert-ificado']} />
      {number && (
        <>
          {'\u00a0'}
          <b>{number}</b>,
        </>
      )}{' '}
      {initials ? <abbr title={council}>{initials}</abbr> : council}
      {end && `, vigente hasta ${end.length > 4 ? 'el ' : ''}${end}`}
    </>
  )
}

/** «CMGO» for «Consejo Mexicano de Ginecología y Obstetricia»; empty for a name of one or two words. */
function initialsOf(name: string): string {
  const initials = name.match(/(?<!\p{L})\p{Lu}/gu) ?? []
  return initials.length > 2 ? initials.join('') : ''
}

/** Words whose end after the hyphen is left out where there is little room. */
const titles: Readonly<Record<DegreeKind, readonly string[]>> = {
  profession: ['Céd-ula', 'prof-esional'],
  specialty: ['Céd-ula de', 'esp-ecialidad'],
  subspecialty: ['Céd-ula de', 'subesp-ecialidad'],
  postgraduate: ['Céd-ula de', 'posgr-ado'],
}

/** Label of a number. */
const Title = ({ words }: { words: readonly string[] }) => (
  <span className={styles.title}>
    {words.map((word, index) => {
      const [start, rest] = word.split('-')
      return (
        <Fragment key={word}>
          {index > 0 && ' '}
          <span>
            {start}
            <span>{rest}</span>
          </span>
        </Fragment>
      )
    })}
  </span>
)

/** The number in bold, followed by the institution. */
const LicenceText = ({ of: { number, institution } }: { of: Licence }) => (
  <>
    <b>{number}</b>
    {institution && `, ${institution}`}
  </>
)
