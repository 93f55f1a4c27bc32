import { useState } from 'react'
import { useStore } from 'zustand'
import { useEntries } from '#admin/api/entries.ts'
import controls from '#admin/form/controls/controls.module.css'
import { FieldFrame, type InputWiring, useText } from '#admin/form/field-frame.tsx'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { basePaths, hasPages } from '#content/documents/page-documents.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { slugOf } from '#content/texts/slug.ts'
import { valueAt } from '#content/values/json.ts'
import { useEntryDraft } from '../entry-context.ts'
import styles from './address.module.css'
import { typedSlug } from './typed-slug.ts'

type Props = { readonly field: Field; readonly path: string }

/** The last part of an entry's address. Spaces, accents and capitals become a proper address as she types. */
export function AddressControl({ field, path }: Props) {
  if (field.kind !== 'text') return null
  return (
    <FieldFrame field={field} path={path} note={path === 'id' && <AddressNote />}>
      {(wiring) => <SlugInput path={path} wiring={wiring} />}
    </FieldFrame>
  )
}

function SlugInput({ path, wiring }: { readonly path: string; readonly wiring: InputWiring }) {
  const { draft } = useForm()
  const value = useText(path)
  // Keeps a hyphen at the end while she types. The draft never has one, because it would be an error.
  const [typed, setTyped] = useState('')
  return (
    <input
      {...wiring}
      className={controls.input}
      value={slugOf(typed) === value ? typed : value}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onBlur={() => {
        setTyped('')
        wiring.onBlur()
      }}
      onChange={({ currentTarget }) => {
        const text = typedSlug(currentTarget.value)
        setTyped(text)
        draft.edit(path, slugOf(text))
      }}
    />
  )
}

/** The whole address, and what becomes of the former one. */
function AddressNote() {
  const { document, ref, savedId } = useEntryDraft()
  const current = useStore(ref)
  const value = useText('id')
  const former = useDraft(({ base }) => valueAt(base?.value, 'id'))
  const { data } = useEntries(document)
  if (!hasPages(document)) return null

  const list = basePaths[document]
  const owner = data?.find(({ id }) => id === value && id !== current)
  const isChanged = savedId() !== undefined && value !== former
  return (
    <div className={styles.note} aria-live="polite">
      {owner && <p className={styles.taken}>Esa dirección ya la tiene «{owner.title}»: escriba otra.</p>}
      <p>
        Dirección: <b>{`${list}/${value || '…'}`}</b>
      </p>
      {isChanged && <p>{`Al publicar, la anterior (${list}/${former}) seguirá llevando a esta página.`}</p>}
    </div>
  )
}
