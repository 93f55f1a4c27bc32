import { Button } from '@mantine/core'
import { useState } from 'react'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { FieldView } from '#admin/form/field-view.tsx'
import { fieldId, useDraft, useShownIssue, useValue } from '#admin/form/form-context.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import screen from '#admin/shell/screen.module.css'
import { optionLabel } from '#content/fields/option-labels.ts'
import type { LeafField } from '#content/fields/schema-tree.ts'
import { type Notice, notices as schema } from '#content/notices/notice.ts'
import { noticeText } from '#content/notices/notice-text.ts'
import { phaseAt, spanWords } from '#content/notices/notice-times.ts'
import { childOf, isWithin, joinPath } from '#content/values/json.ts'
import styles from './notices.module.css'
import { fieldOf, noticesIn } from './notices-field.ts'
import { ServiceControl } from './service-control.tsx'
import { TimeControl } from './time-control.tsx'
import { usePractice } from './use-practice.ts'

type Props = { readonly path: string; readonly onRemove: () => void }

/** One notice: what it says and when first, the rest below. */
export function NoticeCard({ path, onRemove }: Props) {
  const value = useValue(path)
  const [kind, hours, place] = ['kind', 'hours', 'place'].map((key) => childOf(value, key))
  const title = typeof kind === 'string' ? optionLabel(kind) : 'Aviso'
  // A notice about something else has nothing to say before its text is typed.
  const [isOpen, setIsOpen] = useState(kind === 'other')
  const hasIssue = useDraft(
    (state) => state.showAll && issuePaths(state, path).some((at) => !isShown(at, path)),
  )
  const field = (key: string) => <FieldView field={fieldOf(key)} path={joinPath(path, key)} />
  return (
    <article className={`${screen.card} ${styles.card}`} aria-label={title}>
      <header className={styles.head}>
        <h3 id={fieldId(path)} tabIndex={-1}>
          {title}
        </h3>
        <State path={path} />
        <Button
          className={styles.remove}
          variant="subtle"
          color="danger"
          leftSection={<Icon name="remove" size={18} />}
          aria-label={`Quitar: ${title}`}
          onClick={onRemove}
        >
          Quitar
        </Button>
      </header>
      <div className={styles.fields}>
        {field('from')}
        {field('until')}
      </div>
      {hours === 'changed' && <ScheduleIssue path={path} />}
      {hours === 'changed' && field('schedule')}
      <Preview path={path} />
      <details
        className={styles.more}
        open={isOpen || hasIssue}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>Texto, horas y lugar</summary>
        <div className={styles.fields}>
          {field('text')}
          {field('hours')}
          {hours !== 'changed' && <Time path={path} name="fromTime" />}
          {hours !== 'changed' && <Time path={path} name="untilTime" />}
          {field('place')}
          {place === 'service' && <Service path={path} />}
          {field('tone')}
          {field('announceDays')}
          {hours === 'closed' && field('whatsappMessage')}
        </div>
      </details>
    </article>
  )
}

/** Whether a field is outside the folded part. */
const isShown = (at: string, path: string) =>
  ['from', 'until', 'schedule'].some((key) => isWithin(at, joinPath(path, key)))

function ScheduleIssue({ path }: { path: string }) {
  const issue = useShownIssue(joinPath(path, 'schedule'))
  return issue ? <p className={styles.error}>{issue}</p> : null
}

function leafOf(key: string): LeafField {
  const field = fieldOf(key)
  if (field.kind === 'group' || field.kind === 'list') throw new TypeError(`${key} is one value.`)
  return field
}

const Time = ({ path, name }: { path: string; name: 'fromTime' | 'untilTime' }) => (
  <TimeControl field={leafOf(name)} path={joinPath(path, name)} />
)

const Service = ({ path }: { path: string }) => (
  <ServiceControl field={leafOf('service')} path={joinPath(path, 'service')} />
)

/** The notice, if its values are valid so far. */
function useNotice(path: string): Notice | undefined {
  const value = useValue(path)
  return schema.safeParse([value]).data?.[0]
}

function State({ path }: { path: string }) {
  const notice = useNotice(path)
  const practice = usePractice()
  if (!notice || !practice) return null
  const phase = phaseAt(notice, practice.now)
  return (
    <span className={styles.state} data-phase={phase}>
      {phaseWords[phase]}
    </span>
  )
}

const phaseWords = {
  future: 'Programado',
  announced: 'Anunciado',
  running: 'En curso',
  over: 'Terminado',
} as const

/** What visitors will read, and when. */
function Preview({ path }: { path: string }) {
  const notice = useNotice(path)
  const practice = usePractice()
  const all = useDraft(({ draft }) => noticesIn(draft))
  if (!notice || !practice) return null
  const { data: notices = [notice] } = schema.safeParse(all)
  const text = noticeText(notice, { ...practice, notices })
  return (
    <p className={styles.preview}>
      Se verá {spanWords(notice, practice.clock)}: <b>{text}</b>
    </p>
  )
}
