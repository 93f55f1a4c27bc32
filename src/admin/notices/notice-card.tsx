import { Badge, Button, Group, SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { EntryChoice } from '#admin/entries/controls/entry-choice.tsx'
import { TypedInput } from '#admin/form/controls/typed-input.tsx'
import { FieldFrame } from '#admin/form/field-frame.tsx'
import { FieldView } from '#admin/form/field-view.tsx'
import { fieldId, useDraft, useItemPath, useShownIssue, useValue } from '#admin/form/form-context.tsx'
import { PlaceControl } from '#admin/places/place-choice.tsx'
import { usePlaceOptions } from '#admin/places/place-options.ts'
import { Icon } from '#admin/shell/icon.tsx'
import screen from '#admin/shell/screen.module.css'
import { optionLabel } from '#content/fields/option-labels.ts'
import type { LeafField } from '#content/fields/schema-tree.ts'
import { inPlace } from '#content/hours/place-words.ts'
import { notices as schema } from '#content/notices/notice.ts'
import { noticeText } from '#content/notices/notice-text.ts'
import { phaseAt, spanWords } from '#content/notices/notice-times.ts'
import { childOf, isWithin, joinPath } from '#content/values/json.ts'
import { fieldOf, listPath, noticesIn, usePractice } from './notices-field.ts'

/** One notice: what it says and when first, the rest below. */
export function NoticeCard({ index, onRemove }: { readonly index: number; readonly onRemove: () => void }) {
  const path = useItemPath(listPath, index)
  const value = useValue(path)
  const [kind, hours, place] = ['kind', 'hours', 'place'].map((key) => childOf(value, key))
  const about = typeof kind === 'string' ? optionLabel(kind) : 'Aviso'
  const workplace = childOf(value, 'workplace')
  const where = usePlaceOptions().find((option) => option.value === workplace)?.label
  const title = where ? `${about} ${inPlace(where)}` : about
  // A notice about something else has nothing to say before its text is typed.
  const [isOpen, setIsOpen] = useState(kind === 'other')
  const hasIssue = useDraft(
    (state) => state.showAll && issuePaths(state, path).some((at) => !isShown(at, path)),
  )
  const field = (key: string) => <FieldView field={fieldOf(key)} path={joinPath(path, key)} />
  return (
    <article className={`stack ${screen.card}`} aria-label={title}>
      <Group component="header" gap="xs">
        <h3 id={fieldId(path)} tabIndex={-1} className="item-title">
          {title}
        </h3>
        <State path={path} />
        <Button
          ml="auto"
          variant="subtle"
          color="danger"
          leftSection={<Icon name="remove" size={18} />}
          aria-label={`Quitar: ${title}`}
          onClick={onRemove}
        >
          Quitar
        </Button>
      </Group>
      <SimpleGrid minColWidth="min(100%, 15rem)" autoFlow="auto-fit">
        {field('from')}
        {field('until')}
        <PlaceControl field={leafOf('workplace')} path={joinPath(path, 'workplace')} />
      </SimpleGrid>
      {hours === 'changed' && <ScheduleIssue path={path} />}
      {hours === 'changed' && field('schedule')}
      <Preview path={path} />
      <details open={isOpen || hasIssue} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>Texto, horas y lugar</summary>
        <SimpleGrid minColWidth="min(100%, 15rem)" autoFlow="auto-fit">
          {field('text')}
          {field('hours')}
          {hours !== 'changed' &&
            ['fromTime', 'untilTime'].map((key) => (
              <FieldFrame key={key} field={leafOf(key)} path={joinPath(path, key)}>
                {(wiring) => <TypedInput path={joinPath(path, key)} wiring={wiring} type="time" />}
              </FieldFrame>
            ))}
          {field('place')}
          {place === 'service' && (
            <EntryChoice field={fieldOf('service')} path={joinPath(path, 'service')} document="services" />
          )}
          {field('tone')}
          {field('announceDays')}
          {hours === 'closed' && field('whatsappMessage')}
        </SimpleGrid>
      </details>
    </article>
  )
}

/** Whether a field is outside the folded part. */
const isShown = (at: string, path: string) =>
  ['from', 'until', 'workplace', 'schedule'].some((key) => isWithin(at, joinPath(path, key)))

function ScheduleIssue({ path }: { path: string }) {
  const issue = useShownIssue(joinPath(path, 'schedule'))
  return issue ? <Text c="danger.7">{issue}</Text> : null
}

function leafOf(key: string): LeafField {
  const field = fieldOf(key)
  if (field.kind === 'group' || field.kind === 'list') throw new TypeError(`${key} is one value.`)
  return field
}

/** The notice, if its values are valid so far, and the practice. */
function useNotice(path: string) {
  const value = useValue(path)
  const practice = usePractice()
  const notice = schema.safeParse([value]).data?.[0]
  return notice && practice && { notice, practice }
}

function State({ path }: { path: string }) {
  const found = useNotice(path)
  if (!found) return null
  const phase = phaseAt(found.notice, found.practice.now)
  return (
    <Badge color={phase === 'running' || phase === 'announced' ? 'ochre.7' : 'gray.7'}>
      {phaseWords[phase]}
    </Badge>
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
  const found = useNotice(path)
  const all = useDraft(({ draft }) => noticesIn(draft))
  if (!found) return null
  const { notice, practice } = found
  const { data: notices = [notice] } = schema.safeParse(all)
  return (
    <Text p="sm" bg="var(--ground)">
      Se verá {spanWords(notice, practice.clock)}: <b>{noticeText(notice, practice.hoursWith(notices))}</b>
    </Text>
  )
}
