import { Alert, Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type CheckedFinding, useDismissCheck } from '#admin/api/checks.ts'
import { messageOf } from '#admin/api/problem.ts'

type DismissDialogProps = { readonly finding: CheckedFinding; readonly onClose: () => void }

/** Asks for the reason why a finding is fine as it is. */
export function DismissDialog({ finding, onClose }: DismissDialogProps) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useDismissCheck()
  const isTooShort = reason.trim().length < 3
  const dismiss = () => mutate({ key: finding.key, reason: reason.trim() }, { onSuccess: onClose })
  return (
    <Modal opened onClose={onClose} title="Descartar este aviso">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTooShort) dismiss()
        }}
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
        {error && (
          <Alert color="danger" mt="md" title="No se pudo descartar" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <Group mt="lg" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isPending} disabled={isTooShort}>
            Descartar
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
