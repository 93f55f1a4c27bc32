import { Alert, Stack } from '@mantine/core'
import { useStore } from 'zustand'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { ClashChoice } from '#admin/form/clash-choice.tsx'
import { placeWords } from '#content/changes/place-words.ts'

/** The places that two people changed at the same time, each with both values. Nothing of them is sent before she chooses. */
export function Clashes({ stored }: { readonly stored: StoredDraft }) {
  const clashes = useStore(stored.draft.state, (state) => state.clashes)
  const changes = stored.sync.clashingChanges()
  if (clashes.size === 0 || changes.length === 0) return null
  return (
    <Alert color="ochre" title="Otra persona cambió lo mismo que usted" role="status">
      <Stack gap="md">
        {changes.map((change) => (
          <div key={change.path}>
            <b>{placeWords(change)}</b>
            <ClashChoice stored={stored} change={change} />
          </div>
        ))}
      </Stack>
    </Alert>
  )
}
