import { Button, Group } from '@mantine/core'
import { useStore } from 'zustand'
import { useOwnName } from '#admin/api/session.ts'
import { notesOf, notesStore } from '#admin/draft/change-notes.ts'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { relativeTime } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'
import type { Change } from '#content/changes/change.ts'
import { describeDocumentValue } from '#content/documents/describe-value.ts'
import { isWithin, type Json } from '#content/values/json.ts'

type Props = {
  readonly stored: StoredDraft
  /** From what the server has to what is typed here. */
  readonly change: Change
}

/** A place that two people changed: both values, the other person's name, and a button for each value. */
export function ClashChoice({ stored, change }: Props) {
  const { document } = stored.subject()
  const describe = (value: Json | undefined) => {
    if (change.kind === 'set') return describeDocumentValue(document, change.path, change.field, value)
    return value !== undefined && 'title' in change ? change.title : 'quitado de la lista'
  }
  return (
    <div>
      <p className="small">{useWho(stored, change.path)}</p>
      <p className="small">
        Lo suyo: «{describe(change.after)}». Lo otro: «{describe(change.before)}».
      </p>
      <Group gap="xs" mt="xs">
        <Button size="compact-md" onClick={() => stored.sync.decide(change.path, true)}>
          Dejar lo mío
        </Button>
        <Button size="compact-md" variant="default" onClick={() => stored.sync.decide(change.path, false)}>
          Dejar lo otro
        </Button>
      </Group>
    </div>
  )
}

/** 'Ana también lo cambió, hace 3 minutos.' */
function useWho(stored: StoredDraft, path: string): string {
  useStore(notesStore)
  const now = useNow()
  const ownName = useOwnName()
  const told = stored.draft.state.getState().clashes.get(path)
  const note = [...notesOf(stored).values()].find(({ key }) => isWithin(path, key) || isWithin(key, path))
  const { author, changedAt } = { ...note, ...told }
  const when = changedAt ? `, ${relativeTime(changedAt, now)}` : ''
  if (author && author === ownName) return `Usted también lo cambió en otra ventana${when}.`
  return `${author || 'Otra persona'} también lo cambió${when}.`
}
