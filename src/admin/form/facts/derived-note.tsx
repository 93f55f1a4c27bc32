import { Button } from '@mantine/core'
import { type Json, listAt } from '#content/values/json.ts'
import { useText } from '../field-frame.tsx'
import { fieldId, useDraft, useForm } from '../form-context.tsx'
import { useDerivedText } from './facts-context.ts'

type Props = {
  readonly path: string
  readonly label: string
  /** The control has its own way to choose another value. */
  readonly isChosen?: boolean
}

/** Below a derived field: where its value is taken from, and how to change that. */
export function DerivedNote({ path, label, isChosen = false }: Props) {
  const { draft } = useForm()
  const derived = useDerivedText(path)
  const value = useText(path)
  const paths = useDraft(({ draft: now }) => listAt(now, 'leftEmpty'))
  if (!derived) return null

  const isLeft = value === '' && paths.includes(path)
  const change = (changed: string, text: Json) => {
    draft.set(changed, text)
    document.getElementById(fieldId(path))?.focus()
  }
  const button = (words: string, onClick: () => void) => (
    <Button variant="subtle" size="compact-md" aria-label={`${words}: ${label}`} onClick={onClick}>
      {words}
    </Button>
  )
  if (value !== '' || isLeft) {
    if (value !== '' && derived.text === '') return null
    const takeAgain = () => {
      if (value !== '') change(path, '')
      else
        change(
          'leftEmpty',
          paths.filter((each) => each !== path),
        )
    }
    return (
      <p className="muted small">
        {isLeft && 'Se deja vacío: no se muestra. '}
        {button(`Volver a tomarlo de ${derived.fromLabel}`, takeAgain)}
      </p>
    )
  }
  return (
    <p className="muted small">
      Se toma de {derived.fromLabel}.{' '}
      {!isChosen && derived.text !== '' && button('Cambiar aquí', () => change(path, derived.text))}
      {derived.offersEmpty &&
        derived.text !== '' &&
        button('No mostrar', () => change('leftEmpty', [...paths, path]))}
    </p>
  )
}
