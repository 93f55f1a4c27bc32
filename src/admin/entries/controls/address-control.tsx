import { useStore } from 'zustand'
import { useEntries } from '#admin/api/entries.ts'
import { TypedInput } from '#admin/form/controls/typed-input.tsx'
import frame from '#admin/form/field-frame.module.css'
import { FieldFrame, useText } from '#admin/form/field-frame.tsx'
import { useDraft } from '#admin/form/form-context.tsx'
import { basePaths, hasPages } from '#content/addresses/page-documents.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { slugOf } from '#content/texts/slug.ts'
import { valueAt } from '#content/values/json.ts'
import { useEntryDraft } from '../entry-context.ts'

type Props = { readonly field: Field; readonly path: string }

/** The last part of an entry's address. Spaces, accents and capitals that she types become a proper address. */
export function AddressControl({ field, path }: Props) {
  if (field.kind !== 'text') return null
  return (
    <FieldFrame field={field} path={path} note={path === 'id' && <AddressNote />}>
      {(wiring) => <TypedInput path={path} wiring={wiring} read={slugOf} autoCapitalize="none" />}
    </FieldFrame>
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
    <div className="muted small" aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
      {owner && <p className={frame.error}>Esa dirección ya la tiene «{owner.title}»: escriba otra.</p>}
      <p>
        Dirección: <b>{`${list}/${value || '…'}`}</b>
      </p>
      {isChanged && <p>{`Al publicar, la anterior (${list}/${former}) seguirá llevando a esta página.`}</p>}
    </div>
  )
}
