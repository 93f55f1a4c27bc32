import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#admin/shell/dialog.tsx'
import { readTypedNumber } from '#content/numbers/typed-number.ts'

type PlaceDialogProps = {
  readonly title: string
  readonly place: number
  readonly count: number
  readonly onChoose: (place: number) => void
  readonly onClose: () => void
}

/** Moves an entry to a place that is far away in the list. */
export function PlaceDialog({ title, place, count, onChoose, onClose }: PlaceDialogProps) {
  const [typed, setTyped] = useState(`${place + 1}`)
  const read = readTypedNumber(typed, {})
  const wanted = read.kind === 'number' ? read.value : 0
  const isValid = Number.isInteger(wanted) && wanted >= 1 && wanted <= count
  const choose = () => {
    if (!isValid) return
    onChoose(wanted - 1)
    onClose()
  }
  return (
    <Dialog
      title={`Mover «${title}»`}
      onClose={onClose}
      onSubmit={choose}
      actions={
        <Button type="submit" disabled={!isValid}>
          Mover
        </Button>
      }
    >
      <TextInput
        label={`Lugar en la lista, del 1 al ${count}`}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        value={typed}
        error={!isValid}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Dialog>
  )
}
