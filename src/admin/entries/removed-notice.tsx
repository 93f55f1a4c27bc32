import { Alert, Button } from '@mantine/core'
import type { EntryDocument } from '#content/documents/entries.ts'
import { useArrangement } from './list/use-arrangement.ts'

type Props = { readonly document: EntryDocument; readonly id: string }

/** On the screen of an entry that the draft deletes: says so, with a way back. */
export function RemovedNotice({ document, id }: Props) {
  const { removed, bringBack } = useArrangement(document)
  if (!removed.some((entry) => entry.id === id)) return null
  return (
    <Alert color="ochre" title="Se borra del sitio cuando publique.">
      <Button variant="default" onClick={() => bringBack(id)}>
        Recuperar
      </Button>
    </Alert>
  )
}
