import type { ReactNode } from 'react'
import { useFacts } from '#admin/form/facts/facts-context.ts'
import { withoutRepeats } from '#content/documents/changed-places.ts'
import { describeDocumentValue } from '#content/documents/describe-value.ts'
import type { Change } from '#content/documents/document-diff.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import { isEntryDocument } from '#content/documents/entries.ts'
import { upperFirst } from '#content/texts/words.ts'
import type { Json } from '#content/values/json.ts'
import { entrySentence } from './entry-sentence.ts'
import styles from './history.module.css'
import { PictureValue } from './picture-value.tsx'
import { asRead, type Excerpt, textChange } from './text-change.ts'

type ChangeTextProps = {
  readonly document: DraftDocument
  readonly change: Change
  /** Title of the entry that changed, if the list does not say it. */
  readonly entryTitle?: string | undefined
}

type ChangeItemProps = ChangeTextProps & {
  /** What can be done about the change. */
  readonly action?: ReactNode
}

/** One change in a sentence: the field, its old value, its new value. Within `SavedFacts`, with the facts in words. */
export const ChangeItem = ({ action, ...props }: ChangeItemProps) => (
  <li>
    <ChangeText {...props} />
    {action && <div>{action}</div>}
  </li>
)

export function ChangeText({ document, change, entryTitle }: ChangeTextProps) {
  const { marks } = useFacts()
  if (document === 'pictures' && change.path === 'file') return 'Otra foto, u otro recorte.'
  const sentence = isEntryDocument(document) ? entrySentence(change) : undefined
  const entry = entryTitle === undefined ? [] : [entryTitle]
  if (sentence !== undefined) {
    return entryTitle === undefined ? upperFirst(`${sentence}.`) : `${entryTitle}: ${sentence}.`
  }
  const trail = withoutRepeats([...entry, ...change.trail])
  const place = trail.join(' › ')
  switch (change.kind) {
    case 'changed': {
      const describe = (value: Json) => describeDocumentValue(document, change.path, change.field, value)
      const texts = asRead({ before: describe(change.before), after: describe(change.after) }, marks)
      const { before, after } = textChange(texts.before, texts.after)
      const show = (value: Json, excerpt: Excerpt, mark: 'del' | 'ins') => {
        if (value === null || value === '') return <i>vacío</i>
        return change.field.kind === 'image' ? (
          <PictureValue path={`${value}`} />
        ) : (
          <Value excerpt={excerpt} mark={mark} />
        )
      }
      return (
        <>
          <b>{withoutRepeats([...trail, change.field.label]).join(' › ')}: </b>
          <span className={styles.values}>
            <span>antes {show(change.before, before, 'del')}</span>
            <span>ahora {show(change.after, after, 'ins')}</span>
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

function Value({ excerpt: { lead, part, tail }, mark: Mark }: { excerpt: Excerpt; mark: 'del' | 'ins' }) {
  return (
    <q>
      {lead}
      {part && <Mark>{part}</Mark>}
      {tail}
    </q>
  )
}
