import { Button, Group, Modal } from '@mantine/core'
import { useForm } from '#admin/form/form-context.tsx'
import { trailOf } from '#content/fields/field-walk.ts'
import type { useUnusualValues } from './use-unusual-values.ts'

type Question = NonNullable<ReturnType<typeof useUnusualValues>['question']>

/** '¿Seguro que son $12 MXN?', before a save. */
export function UnusualValuesDialog({ question: { values, answer } }: { readonly question: Question }) {
  const { draft } = useForm()
  const document = draft.state.getState().draft
  const nameOf = (path: string) => <b>{trailOf(draft.tree, document, path).at(-1)}</b>
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
        <p>{nameOf(only.path)}</p>
      ) : (
        <ul>
          {values.map(({ path, message }) => (
            <li key={path}>
              {nameOf(path)}: {message}
            </li>
          ))}
        </ul>
      )}
      <p>Al guardar, sus pacientes lo leerán así.</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer(false)} data-autofocus>
          Corregir
        </Button>
        <Button onClick={() => answer(true)}>Sí, guardar así</Button>
      </Group>
    </Modal>
  )
}
