import { Button } from '@mantine/core'
import type { ListedEntry } from '#admin/api/entries.ts'
import { Card } from '#admin/shell/card.tsx'
import { entryLabel } from '#content/documents/entry-summary.ts'

type Props = {
  readonly removed: readonly ListedEntry[]
  readonly onBringBack: (id: string) => void
}

/** The entries that the next publish deletes. */
export function RemovedEntries({ removed, onBringBack }: Props) {
  if (removed.length === 0) return null
  return (
    <Card title="Se borran al publicar">
      <ul className="rows">
        {removed.map((entry) => (
          <li key={entry.id}>
            <s>{entryLabel(entry)}</s>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={`Recuperar: ${entryLabel(entry)}`}
              onClick={() => onBringBack(entry.id)}
            >
              Recuperar
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
