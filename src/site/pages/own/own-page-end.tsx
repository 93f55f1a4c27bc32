import type { Page } from '#content/entries/page.ts'
import { localTime } from '#content/hours/local-time.ts'
import { Icon } from '#site/components/icon.tsx'
import { shareLink } from '#site/components/links.ts'
import { pageChangedAt } from '#site/own-pages.ts'
import styles from '#site/pages/article.module.css'
import { useRenderContext } from '#site/render-context.ts'
import { profilePath } from '#site/route.ts'
import { dayIn, type FrameWords } from './frame-words.ts'

type Props = { readonly page: Page; readonly address: string; readonly words: FrameWords }

/** Under her text: sharing, who reviewed it, and when it last changed. */
export function OwnPageEnd({ page, address, words }: Props) {
  const { site } = useRenderContext()
  const { signOff } = page
  const changed = pageChangedAt(site, page)
  const { doctorInfo, doctorWorkInfo } = site['site-content']
  const { timeZone } = doctorWorkInfo
  const isUnreviewed = page.type === 'article' && !signOff.date && page.author !== doctorInfo.name
  const changedOn = changed && localTime(new Date(changed), timeZone).date
  return (
    <div className={`note ${styles.notes}`}>
      <p data-print="no">
        <a
          className={`more-link ${styles.share}`}
          href={shareLink(`${page.title}\n${address}`)}
          rel="noopener"
        >
          <Icon name="whatsapp" />
          {words.share}
        </a>
      </p>
      {signOff.date && (
        <p>
          {words.reviewedBy} <a href={profilePath}>{signOff.reviewer}</a>
          {signOff.licence && `, ${words.licence} ${signOff.licence}`}, {dayIn(words, signOff.date)}.
        </p>
      )}
      {isUnreviewed && <p>{words.notReviewed}</p>}
      <p>
        {changedOn && `${words.updated} ${dayIn(words, changedOn)}. `}
        {words.disclaimer}
      </p>
    </div>
  )
}
