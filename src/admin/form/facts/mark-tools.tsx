import { Button, type ButtonProps, type ElementProps, Menu, Text } from '@mantine/core'
import { useRef } from 'react'
import {
  knownMarks,
  type MarkValues,
  offeredMarks,
  replaceMarks,
  unknownMarks,
} from '#content/facts/marks.ts'
import { useText } from '../field-frame.tsx'
import { fieldId, useForm } from '../form-context.tsx'
import styles from './facts.module.css'
import { useFacts } from './facts-context.ts'

/** Below a text that may contain marks: a menu that inserts them, and how the text will read. */
export function MarkTools({ path, label }: { path: string; label: string }) {
  const { draft } = useForm()
  const { marks: values } = useFacts()
  const text = useText(path)
  const caret = useRef<{ start: number; end: number }>(undefined)
  const unknown = unknownMarks(text, values)
  const hasMarks = knownMarks(text).length > 0

  function insert(name: string) {
    const { start, end } = caret.current ?? { start: text.length, end: text.length }
    const mark = `{${name}}`
    draft.set(path, text.slice(0, start) + mark + text.slice(end))
    const input = inputOf(path)
    const next = start + mark.length
    // The menu takes the focus back when it closes, so wait until it has.
    setTimeout(() => {
      input?.focus()
      input?.setSelectionRange(next, next)
    })
  }

  return (
    <div className={styles.tools}>
      {unknown.length > 0 && (
        <Text size="sm" mt={5} c="ochre.7" fw={600} role="status">
          No hay un dato con el nombre {unknown.join(', ')}: queda tal como está escrito.
        </Text>
      )}
      {hasMarks && <Preview text={text} values={values} />}
      <Menu
        position="bottom-end"
        withinPortal
        returnFocus={false}
        onOpen={() => {
          const input = inputOf(path)
          if (input)
            caret.current = {
              start: input.selectionStart ?? text.length,
              end: input.selectionEnd ?? text.length,
            }
        }}
      >
        <Menu.Target>
          <InsertButton aria-label={`Usar de Mis datos: ${label}`} />
        </Menu.Target>
        <Menu.Dropdown className={styles.menu}>
          {offeredMarks(values).map(({ name, label: fact, text: value }) => (
            <Menu.Item key={name} onClick={() => insert(name)}>
              {fact}
              <Text size="xs" c="dimmed" maw="16rem" truncate>
                {value}
              </Text>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

/** The id is on the words: other buttons of a list's row, which tests and styles find by their id, expand the row. */
function InsertButton({ id, ...button }: ButtonProps & ElementProps<'button', keyof ButtonProps>) {
  return (
    <Button {...button} className={styles.insert} variant="subtle" size="compact-md">
      <span id={id}>Usar de Mis datos</span>
    </Button>
  )
}

/** A text longer than this is not repeated: only its facts are. */
const maxRepeated = 200

function Preview({ text, values }: { text: string; values: MarkValues }) {
  const isShort = text.length <= maxRepeated
  const used = new Set(knownMarks(text).map(({ start, end }) => text.slice(start, end)))
  const facts = [...used].map((mark) => `${mark} → ${replaceMarks(mark, values)}`)
  return (
    <Text size="sm" mt={5} c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      <b>{isShort ? 'Así se leerá:' : 'Así se leerán los datos:'}</b>{' '}
      {isShort ? replaceMarks(text, values) : facts.join('; ')}
    </Text>
  )
}

function inputOf(path: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const element = document.getElementById(fieldId(path))
  const isInput = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isInput ? element : undefined
}
