import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSetFiled } from '#admin/api/cofepris.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import type { FilingPack } from '#content/filing/filing-state.ts'

type FiledDialogProps = { readonly pack: FilingPack; readonly onClose: () => void }

/** Asks for the day on which a pack was filed. */
export function FiledDialog({ pack, onClose }: FiledDialogProps) {
  const [filedOn, setFiledOn] = useState(pack.filedOn ?? today())
  const [notice, setNotice] = useState(pack.notice)
  const { mutate, isPending, error } = useSetFiled()
  return (
    <Dialog
      title="¿Cuándo lo presentó?"
      onClose={onClose}
      error={error}
      failure="No se pudo guardar"
      onSubmit={() => mutate({ id: pack.id, filedOn, notice: notice.trim() }, { onSuccess: onClose })}
      actions={
        <Button type="submit" loading={isPending} disabled={filedOn === ''}>
          Guardar
        </Button>
      }
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
    </Dialog>
  )
}

/** The day in this browser's time zone, as `2026-01-31`. */
const today = () => new Date().toLocaleDateString('sv-SE')
