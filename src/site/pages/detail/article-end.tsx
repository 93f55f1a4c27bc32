import { hasQuickExit } from '#content/entries/discretion.ts'
import type { SignOff } from '#content/entries/sign-off.ts'
import { visitorsUnknown } from '#content/legal/privacy-notice.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { Icon } from '#site/components/icon.tsx'
import { shareLink } from '#site/components/links.ts'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import styles from '#site/pages/article.module.css'
import { useRenderContext } from '#site/render-context.ts'
import { editorialPath, privacyPath, profilePath } from '#site/route.ts'
import type { TopicEntry } from '#site/topics.ts'
import { tabTitle } from './entry-address.ts'
import { QuickExitNote } from './quick-exit.tsx'

type Props = {
  readonly topic: TopicEntry
  /** URL of the page. */
  readonly address: string
  readonly disclaimer: string
}

/** Under the chapters: sharing, who signed the text, and what the site does not know about its reader. */
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
      <SignOffNote signOff={topic.entry.signOff} />
      <Paragraphs text={disclaimer} />
      <p data-print="no">
        {visitorsUnknown(site['site-content'], audience !== 'export')}{' '}
        <a href={privacyPath}>Aviso de privacidad</a>
      </p>
      {hasQuickExit(topic.entry) && <QuickExitNote />}
    </div>
  )
}

/** Who signed the text, and when; nothing until the doctor signs it. */
function SignOffNote({ signOff: { date, reviewer, licence } }: { signOff: SignOff }) {
  const day = spanishDate(date)
  if (!day) return null
  return (
    <p>
      Revisado por <a href={profilePath}>{reviewer}</a>
      {licence && `, cédula ${licence}`}, el <time dateTime={date}>{day}</time>.{' '}
      <a href={editorialPath}>Cómo revisamos</a>
    </p>
  )
}
