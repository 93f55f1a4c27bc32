import { Button, Group, Modal } from '@mantine/core'
import { trailOf } from '#content/fields/field-walk.ts'
import type { UnusualValue } from './unusual-values.ts'

type Props = { readonly values: readonly UnusualValue[]; readonly answer: (isRight: boolean) => void }

/** '¿Seguro que son $12 MXN?', before a publish. */
export function UnusualValuesDialog({ values, answer }: Props) {
  const [only] = values.length === 1 ? values : []
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      // The field to correct takes the focus.
      returnFocus={false}
      title={only ? only.message : 'Confirme estos datos'}
    >
      {only ? (
        <p>{nameOf(only)}</p>
      ) : (
        <ul>
          {values.map((value) => (
            <li key={value.path}>
              {nameOf(value)}: {value.message}
            </li>
          ))}
        </ul>
      )}
      <p>Al publicar, sus pacientes lo leerán así.</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer(false)} data-autofocus>
          Corregir
        </Button>
        <Button onClick={() => answer(true)}>Sí, publicar así</Button>
      </Group>
    </Modal>
  )
}

const nameOf = ({ stored, path }: UnusualValue) => (
  <b>{trailOf(stored.draft.tree, stored.draft.state.getState().draft, path).at(-1)}</b>
)
