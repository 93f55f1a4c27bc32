import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#admin/api/problem.ts'
import { DraftInTheWayError } from '#admin/draft/join-change.ts'
import { showFailure, showStored } from '#admin/shell/toast.ts'
import type { Subject } from '#admin/subject.ts'
import type { Change } from '#content/documents/document-diff.ts'
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
  const [isPending, setPending] = useState(false)
  const undo = async () => {
    setPending(true)
    try {
      await undoChange(client, props)
      showStored('Vuelve a como estaba cuando publique.', {
        href: '/admin/revisar',
        label: 'Revisar y publicar',
      })
    } catch (error) {
      const message =
        error instanceof DraftInTheWayError
          ? 'Ya cambió ese campo y no lo ha publicado. Publique o deshaga ese cambio primero.'
          : messageOf(error)
      showFailure(message, 'No se deshizo')
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="subtle" size="compact-md" loading={isPending} onClick={() => void undo()}>
      Deshacer este cambio
    </Button>
  )
}
