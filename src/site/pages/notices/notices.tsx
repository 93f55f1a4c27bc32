import type { Notice } from '#content/notices/notice.ts'
import { Icon } from '#site/components/icon.tsx'
import { shownNotices } from '#site/notices.ts'
import { useRenderContext } from '#site/render-context.ts'
import styles from './notices.module.css'

/** The notices of one place. Renders nothing when there are none. */
export function Notices({ place }: { place: Notice['place'] }) {
  const { site, route } = useRenderContext()
  const notices = shownNotices(site, route, place)
  if (notices.length === 0) return null
  return (
    <aside className={styles.notices} data-place={place} aria-label="Avisos">
      {notices.map(({ id, tone, text }) => (
        <p key={id} className={styles.notice} data-tone={tone}>
          <Icon name="bell" />
          <span>
            {tone !== 'info' && <b>{toneWords[tone]}: </b>}
            {text}
          </span>
        </p>
      ))}
    </aside>
  )
}

const toneWords: Readonly<Record<Notice['tone'], string>> = {
  info: '',
  important: 'Importante',
  urgent: 'Urgente',
}
