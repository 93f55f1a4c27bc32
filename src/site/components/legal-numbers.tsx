import {
  initialsOf,
  licenceNames,
  licencesOf,
  type SpecialtyCertificate,
  shortLicenceNames,
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
  const row = certificate ? isShort && styles.four : styles.three
  return (
    <p className={row ? `${styles.numbers} ${row}` : styles.numbers}>
      {avisoCofepris && (
        <span>
          Aviso COFEPRIS <b>{avisoCofepris}</b>{' '}
        </span>
      )}
      {licencesOf(content).map(({ kind, number, institution }) => (
        <span key={number}>
          <Title short={shortLicenceNames[kind]} long={licenceNames[kind]} />
          {'\u00a0'}
          <b>{number}</b>
          {institution && `, ${institution}`}{' '}
        </span>
      ))}
      {certificate && (
        <span>
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
      <Title short="Cert." long="Certificado" />
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

/** What a number is. The styles show one of the two. */
const Title = ({ short, long }: { readonly short: string; readonly long: string }) => (
  <span className={styles.title}>
    <span data-print="no">{short}</span>
    <span>{long}</span>
  </span>
)
