import { Button, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type CheckedFinding, useDismissCheck } from '#admin/api/checks.ts'
import { Dialog } from '#admin/shell/dialog.tsx'

/** Asks for the reason why a finding is fine as it is. */
export function DismissDialog({ finding, onClose }: { finding: CheckedFinding; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useDismissCheck()
  const isTooShort = reason.trim().length < 3
  const dismiss = () => mutate({ key: finding.key, reason: reason.trim() }, { onSuccess: onClose })
  return (
    <Dialog
      title="Descartar este aviso"
      onClose={onClose}
      error={error}
      failure="No se pudo descartar"
      onSubmit={() => !isTooShort && dismiss()}
      actions={
        <Button type="submit" loading={isPending} disabled={isTooShort}>
          Descartar
        </Button>
      }
    >
      <Text mb="md">
        {finding.text} <span>({finding.label})</span>
      </Text>
      <Textarea
        label="¿Por qué está bien así?"
        description="Se guarda con su nombre y la fecha. Si el texto cambia, el aviso vuelve."
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={400}
        autosize
        minRows={2}
        data-autofocus
      />
    </Dialog>
  )
}
