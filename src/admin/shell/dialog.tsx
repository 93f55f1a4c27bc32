import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { Failure } from './failure.tsx'

type DialogProps = {
  readonly title: string
  readonly opened?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** Why the action failed, and the title of that message. */
  readonly error?: unknown
  readonly failure?: string
  /** The button that closes the dialog. */
  readonly cancel?: string
  /** Whether that button has the focus at first, so that a press of Enter does no harm. */
  readonly cancelsFirst?: boolean
  readonly isPending?: boolean
  /** The buttons beside it. */
  readonly actions?: ReactNode
  /** Called by a button of the type 'submit', and by Enter in a field. */
  readonly onSubmit?: () => void
}

/** A question with its buttons, and the reason if the answer could not be carried out. */
export function Dialog(props: DialogProps) {
  const { title, opened = true, onClose, children, error, failure = '', actions, onSubmit } = props
  const { cancel = 'Cancelar', cancelsFirst = false, isPending = false } = props
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // React passes the event on to a form that this dialog is in.
    event.stopPropagation()
    onSubmit?.()
  }
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <form onSubmit={submit}>
        {children}
        <Failure error={error} title={failure} />
        <Group mt="lg" justify="flex-end">
          <Button
            variant="outline"
            onClick={onClose}
            disabled={isPending}
            data-autofocus={cancelsFirst || undefined}
          >
            {cancel}
          </Button>
          {actions}
        </Group>
      </form>
    </Modal>
  )
}
