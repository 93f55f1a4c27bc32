import { describeDocumentValue } from '#content/describe-document-value.ts'
import type { Change } from '#content/document-diff.ts'
import type { EditableDocument } from '#content/editable-documents.ts'
import type { Json } from '#content/json.ts'
import styles from './history.module.css'
import { type Excerpt, textChange } from './text-change.ts'

/** One change in a sentence: the field, its old value, its new value. */
export function ChangeItem({ document, change }: { document: EditableDocument; change: Change }) {
  const trail = withoutRepeats(change.trail)
  const place = trail.join(' › ')
  switch (change.kind) {
    case 'changed': {
      const describe = (value: Json) => describeDocumentValue(document, change.path, change.field, value)
      const { before, after } = textChange(describe(change.before), describe(change.after))
      const isWritten = (value: Json) => value !== null && value !== ''
      return (
        <li>
          <Place names={withoutRepeats([...trail, change.field.label])} />
          <span className={styles.values}>
            <span>
              antes {isWritten(change.before) ? <Value excerpt={before} mark="del" /> : <i>vacío</i>}
            </span>
            <span>ahora {isWritten(change.after) ? <Value excerpt={after} mark="ins" /> : <i>vacío</i>}</span>
          </span>
        </li>
      )
    }
    case 'added':
      return (
        <li>
          {place}: se agregó «{change.title}».
        </li>
      )
    case 'removed':
      return (
        <li>
          {place}: se quitó «{change.title}».
        </li>
      )
    case 'reordered':
      return (
        <li>
          {withoutRepeats([...trail, change.field.label]).join(' › ')}: nuevo orden, {change.after.join(', ')}
          .
        </li>
      )
  }
}

function Place({ names }: { names: readonly string[] }) {
  return <span className={styles.place}>{names.join(' › ')}: </span>
}

function Value({ excerpt: { lead, part, tail }, mark: Mark }: { excerpt: Excerpt; mark: 'del' | 'ins' }) {
  return (
    <q>
      {lead}
      {part && <Mark>{part}</Mark>}
      {tail}
    </q>
  )
}

/** Removes repeated labels: a list often has the same label as its group. */
const withoutRepeats = (names: readonly string[]) => names.filter((name, index) => name !== names[index - 1])
