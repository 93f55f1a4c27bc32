import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showError, showStored } from '#admin/shell/toast.ts'
import { reviewPath, type Subject } from '#admin/subject.ts'
import type { Change } from '#content/changes/change.ts'
import type { Json } from '#content/values/json.ts'
import { undoChange } from './undo-change.ts'

type Props = {
  readonly subject: Subject
  readonly change: Change
  readonly before: Json
  readonly after: Json
}

/** Takes back one change of a former version as a draft, which she then publishes like every other. */
export function UndoButton(props: Props) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => undoChange(client, props),
    onSuccess: () =>
      showStored('Vuelve a como estaba cuando publique.', { href: reviewPath, label: 'Revisar y publicar' }),
    onError: (error) => showError(error, 'No se deshizo'),
  })

  return (
    <Button variant="subtle" size="compact-md" loading={isPending} onClick={() => mutate()}>
      Deshacer este cambio
    </Button>
  )
}
