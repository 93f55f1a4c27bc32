import { type DegreeKind, type Licence, licencesOf } from '#content/facts/licences.ts'
import { useSiteContent } from '#site/render-context.ts'
import styles from './legal-numbers.module.css'

/** The health-authority notice and all licences. The rules on medical advertising require them on every page. */
export function LegalNumbers() {
  const content = useSiteContent()
  const { avisoCofepris } = content.doctorWorkInfo
  return (
    <p className={styles.numbers}>
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
    </p>
  )
}

type Word = readonly [start: string, rest: string]
type TwoWords = readonly [Word, Word]

const titles: Readonly<Record<DegreeKind, TwoWords>> = {
  profession: [
    ['Céd', 'ula'],
    ['prof', 'esional'],
  ],
  specialty: [
    ['Céd', 'ula de'],
    ['esp', 'ecialidad'],
  ],
  subspecialty: [
    ['Céd', 'ula de'],
    ['subesp', 'ecialidad'],
  ],
  postgraduate: [
    ['Céd', 'ula de'],
    ['posgr', 'ado'],
  ],
}

/** Label of a number: two words, abbreviated to their beginnings on phones. */
function Title({ words: [first, second] }: { words: TwoWords }) {
  return (
    <span className={styles.title}>
      <ShortenedWord word={first} /> <ShortenedWord word={second} />
    </span>
  )
}

const ShortenedWord = ({ word: [start, rest] }: { word: Word }) => (
  <span>
    {start}
    <span>{rest}</span>
  </span>
)

/** The number in bold, followed by the institution. */
const LicenceText = ({ of: { number, institution } }: { of: Licence }) => (
  <>
    <b>{number}</b>
    {institution && `, ${institution}`}
  </>
)
