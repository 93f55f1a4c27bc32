import { useSiteContent } from '#site/render-context.ts'
import styles from './legal-numbers.module.css'

/** The health-authority notice and both licences. The rules on medical advertising require them on every page. */
export function LegalNumbers() {
  const { doctorInfo, doctorWorkInfo } = useSiteContent()
  return (
    <p className={styles.numbers}>
      {doctorWorkInfo.avisoCofepris && (
        <span>
          Aviso COFEPRIS <b>{doctorWorkInfo.avisoCofepris}</b>{' '}
        </span>
      )}
      {doctorInfo.cedProf && (
        <span>
          <Title
            words={[
              ['Céd', 'ula'],
              ['prof', 'esional'],
            ]}
          />{' '}
          <Licence text={doctorInfo.cedProf} />{' '}
        </span>
      )}
      {doctorInfo.cedEsp && (
        <span>
          <Title
            words={[
              ['Céd', 'ula de'],
              ['esp', 'ecialidad'],
            ]}
          />{' '}
          <Licence text={doctorInfo.cedEsp} />
        </span>
      )}
    </p>
  )
}

/** Label of a number: two words, abbreviated to their beginnings on phones. */
function Title({ words: [first, second] }: { words: [Word, Word] }) {
  return (
    <span className={styles.title}>
      <ShortenedWord word={first} /> <ShortenedWord word={second} />
    </span>
  )
}

type Word = readonly [start: string, rest: string]

const ShortenedWord = ({ word: [start, rest] }: { word: Word }) => (
  <span>
    {start}
    <span>{rest}</span>
  </span>
)

/** The licence key in bold, followed by the institution. */
function Licence({ text }: { text: string }) {
  const comma = text.indexOf(',')
  if (comma < 0) return <b>{text}</b>
  return (
    <>
      <b>{text.slice(0, comma)}</b>
      {text.slice(comma)}
    </>
  )
}
