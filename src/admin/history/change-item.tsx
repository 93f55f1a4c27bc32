import type { ReactNode } from 'react'
import { useFacts } from '#admin/form/facts/facts-context.ts'
import { type Change, idsIn } from '#content/changes/change.ts'
import { placeWords } from '#content/changes/place-words.ts'
import { describeDocumentValue } from '#content/documents/describe-value.ts'
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
  if (document === 'pictures' && change.path === 'file') return 'Otra foto, u otro recorte.'
  const sentence = isEntryDocument(document) ? entrySentence(change) : undefined
  const entry = entryTitle === undefined ? [] : [entryTitle]
  if (sentence !== undefined) {
    return entryTitle === undefined ? upperFirst(`${sentence}.`) : `${entryTitle}: ${sentence}.`
  }
  const place = placeWords(change, entry)
  switch (change.kind) {
    case 'set':
      return <Values {...{ document, change, place }} />
    case 'added':
      return `${place}: se agregó «${change.title}».`
    case 'removed':
      return `${place}: se quitó «${change.title}».`
    case 'ordered':
      return `${place}: nuevo orden, ${idsIn(change.after)
        .map((id) => change.titles.get(id))
        .join(', ')}.`
  }
}

type ValuesProps = Pick<ChangeTextProps, 'document' | 'change'> & { readonly place: string }

/** The old value and the new one. */
function Values({ document, change: { path, field, before, after }, place }: ValuesProps) {
  const { marks } = useFacts()
  const describe = (value: Json | undefined) => describeDocumentValue(document, path, field, value)
  const texts = asRead({ before: describe(before), after: describe(after) }, marks)
  const excerpts = textChange(texts.before, texts.after)
  const show = (value: Json | undefined, excerpt: Excerpt, mark: 'del' | 'ins') => {
    if (value === undefined || value === null || value === '') return <i>vacío</i>
    return field.kind === 'image' ? (
      <PictureValue path={`${value}`} />
    ) : (
      <Value excerpt={excerpt} mark={mark} />
    )
  }
  return (
    <>
      <b>{place}: </b>
      <span className={styles.values}>
        <span>antes {show(before, excerpts.before, 'del')}</span>
        <span>ahora {show(after, excerpts.after, 'ins')}</span>
      </span>
    </>
  )
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
