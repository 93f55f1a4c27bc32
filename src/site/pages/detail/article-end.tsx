import { hasQuickExit } from '#content/entries/discretion.ts'
import { reviewDue } from '#content/entries/sign-off.ts'
import { localTime } from '#content/hours/local-time.ts'
import { visitorsUnknown } from '#content/legal/privacy-notice.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { Icon } from '#site/components/icon.tsx'
import { shareLink } from '#site/components/links.ts'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import styles from '#site/pages/article.module.css'
import { useRenderContext } from '#site/render-context.ts'
import { editorialPath, privacyPath, profilePath } from '#site/route.ts'
import { changedAt, type TopicEntry } from '#site/topics.ts'
import { tabTitle } from './entry-address.ts'
import { QuickExitNote } from './quick-exit.tsx'

type Props = {
  readonly topic: TopicEntry
  /** URL of the page. */
  readonly address: string
  readonly disclaimer: string
}

/** Under the chapters: sharing, who stands behind the text, and what the site does not know about its reader. */
export function ArticleEnd({ topic, address, disclaimer }: Props) {
  const { site, audience } = useRenderContext()
  return (
    <div className={`note ${styles.notes}`}>
      <p data-print="no">
        <a
          className={`more-link ${styles.share}`}
          href={shareLink(`${tabTitle(site, topic)}\n${address}`)}
          rel="noopener"
        >
          <Icon name="whatsapp" />
          Compartir por WhatsApp
        </a>
      </p>
      <Origin topic={topic} />
      <Paragraphs text={disclaimer} />
      <p data-print="no">
        {visitorsUnknown(site['site-content'], audience !== 'export')}{' '}
        <a href={privacyPath}>Aviso de privacidad</a>
      </p>
      {hasQuickExit(topic.entry) && <QuickExitNote />}
    </div>
  )
}

/** Names who is responsible for the text (the doctor who signed it, or the site's editors) and the date of its last change. */
function Origin({ topic }: { topic: TopicEntry }) {
  const { site } = useRenderContext()
  const { doctorWorkInfo } = site['site-content']
  const { signOff, sources } = topic.entry
  const changed = changedAt(site, topic)
  const changedOn = changed && localTime(new Date(changed), doctorWorkInfo.timeZone).date
  return (
    <p>
      {signOff.date ? (
        <>
          Revisado por <a href={profilePath}>{signOff.reviewer}</a>
          {signOff.licence && `, cédula ${signOff.licence}`}, el <Day date={signOff.date} />. Próxima
          revisión: <Day date={reviewDue(signOff.date)} />.
        </>
      ) : (
        `Texto de los editores del sitio para este consultorio${
          sources.length > 0 ? ', con las fuentes que cita' : ''
        }. La doctora aún no lo ha revisado.`
      )}{' '}
      {changedOn && (
        <>
          Actualizado el <Day date={changedOn} />.{' '}
        </>
      )}
      <a href={editorialPath}>Cómo revisamos</a>
    </p>
  )
}

const Day = ({ date }: { date: string }) => <time dateTime={date}>{spanishDate(date)}</time>
