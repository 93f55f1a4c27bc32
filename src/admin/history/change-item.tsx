import { describeDocumentValue } from '#content/describe-document-value.ts'
import type { Change } from '#content/document-diff.ts'
import type { EditableDocument } from '#content/editable-documents.ts'
import { isEntryDocument } from '#content/entries.ts'
import type { Json } from '#content/json.ts'
import { entrySentence } from './entry-sentence.ts'
import styles from './history.module.css'
import { type Excerpt, textChange } from './text-change.ts'

type ChangeItemProps = {
  readonly document: EditableDocument
  readonly change: Change
  /** Title of the entry that changed, if the list does not say it. */
  readonly entryTitle?: string | undefined
}

/** One change in a sentence: the field, its old value, its new value. */
export const ChangeItem = (props: ChangeItemProps) => (
  <li>
    <ChangeText {...props} />
  </li>
)

export function ChangeText({ document, change, entryTitle }: ChangeItemProps) {
  const sentence = isEntryDocument(document) ? entrySentence(change) : undefined
  const entry = entryTitle === undefined ? [] : [entryTitle]
  if (sentence !== undefined) {
    return entryTitle === undefined ? capital(`${sentence}.`) : `${entryTitle}: ${sentence}.`
  }
  const trail = withoutRepeats([...entry, ...change.trail])
  const place = trail.join(' › ')
  switch (change.kind) {
    case 'changed': {
      const describe = (value: Json) => describeDocumentValue(document, change.path, change.field, value)
      const { before, after } = textChange(describe(change.before), describe(change.after))
      const isWritten = (value: Json) => value !== null && value !== ''
      return (
        <>
          <Place names={withoutRepeats([...trail, change.field.label])} />
          <span className={styles.values}>
            <span>
              antes {isWritten(change.before) ? <Value excerpt={before} mark="del" /> : <i>vacío</i>}
            </span>
            <span>ahora {isWritten(change.after) ? <Value excerpt={after} mark="ins" /> : <i>vacío</i>}</span>
          </span>
        </>
      )
    }
    case 'added':
      return (
        <>
          {place}: se agregó «{change.title}».
        </>
      )
    case 'removed':
      return (
        <>
          {place}: se quitó «{change.title}».
        </>
      )
    case 'reordered':
      return (
        <>
          {withoutRepeats([...trail, change.field.label]).join(' › ')}: nuevo orden, {change.after.join(', ')}
          .
        </>
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Removes repeated labels: a list often has the same label as its group. */
const withoutRepeats = (names: readonly string[]) => names.filter((name, index) => name !== names[index - 1])
