import { Alert, Button, Group, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSetFiled } from '#admin/api/cofepris.ts'
import { messageOf } from '#admin/api/problem.ts'
import type { FilingPack } from '#content/filing/filing-state.ts'

type FiledDialogProps = { readonly pack: FilingPack; readonly onClose: () => void }

/** Asks for the day on which a pack was filed. */
export function FiledDialog({ pack, onClose }: FiledDialogProps) {
  const [filedOn, setFiledOn] = useState(pack.filedOn ?? today())
  const [notice, setNotice] = useState(pack.notice)
  const { mutate, isPending, error } = useSetFiled()
  return (
    <Modal opened onClose={onClose} title="¿Cuándo lo presentó?">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ id: pack.id, filedOn, notice: notice.trim() }, { onSuccess: onClose })
        }}
      >
        <TextInput
          type="date"
          label="Día en que lo presentó"
          value={filedOn}
          max={today()}
          required
          onChange={(event) => setFiledOn(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          mt="md"
          label="Número del aviso o de la entrada"
          description="Si ya se lo dieron. El que se muestra en el sitio se escribe en «Mis datos»."
          value={notice}
          maxLength={80}
          onChange={(event) => setNotice(event.currentTarget.value)}
        />
        {error && (
          <Alert color="danger" mt="md" title="No se pudo guardar" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <Group mt="lg" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isPending} disabled={filedOn === ''}>
            Guardar
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

/** The day in this browser's time zone, as `2026-01-31`. */
const today = () => new Date().toLocaleDateString('sv-SE')
