import { Button } from '@mantine/core'
import { isJsonList } from '#content/values/json.ts'
import { useText } from '../field-frame.tsx'
import { fieldId, useForm, useValue } from '../form-context.tsx'
import styles from './facts.module.css'
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
  const left = useValue('leftEmpty')
  if (!derived) return null

  const paths = isJsonList(left) ? left : []
  const isLeft = value === '' && paths.includes(path)
  const takeAgain = () => {
    if (value === '')
      draft.set(
        'leftEmpty',
        paths.filter((each) => each !== path),
      )
    else draft.set(path, '')
    focus(path)
  }
  if (value !== '' || isLeft) {
    if (value !== '' && derived.text === '') return null
    return (
      <p className={styles.note}>
        {isLeft && <span>Se deja vacío: no se muestra.</span>}
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`Volver a tomarlo de ${derived.fromLabel}: ${label}`}
          onClick={takeAgain}
        >
          Volver a tomarlo de {derived.fromLabel}
        </Button>
      </p>
    )
  }
  return (
    <p className={styles.note}>
      <span>Se toma de {derived.fromLabel}.</span>
      {!isChosen && derived.text !== '' && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`Cambiar aquí: ${label}`}
          onClick={() => {
            draft.set(path, derived.text)
            focus(path)
          }}
        >
          Cambiar aquí
        </Button>
      )}
      {derived.offersEmpty && derived.text !== '' && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`No mostrar: ${label}`}
          onClick={() => {
            draft.set('leftEmpty', [...paths, path])
            focus(path)
          }}
        >
          No mostrar
        </Button>
      )}
    </p>
  )
}

const focus = (path: string) => document.getElementById(fieldId(path))?.focus()
