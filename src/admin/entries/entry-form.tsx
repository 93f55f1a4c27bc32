import { Alert, Badge, Stack, Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import type { FieldTab } from '#admin/draft-screen/field-tabs.tsx'
import { TabbedForm } from '#admin/draft-screen/tabbed-form.tsx'
import { usePlace } from '#admin/draft-screen/use-place.ts'
import { editAddress } from '#admin/edit-address.ts'
import { Fields } from '#admin/form/field-view.tsx'
import { type Form, useDraft, useForm } from '#admin/form/form-context.tsx'
import { historyScreenPath, screenPath } from '#admin/subject.ts'
import { basePaths, hasPages } from '#content/addresses/page-documents.ts'
import { entryGroups } from '#content/documents/entry-groups.ts'
import { testimonial } from '#content/entries/testimonial.ts'
import { hidingGap } from '#content/entries/testimonial-consent.ts'
import type { JsonObject } from '#content/values/json.ts'
import { ConsentFields } from './consent/consent-fields.tsx'
import { entryControls } from './controls/entry-controls.ts'
import { EntryProvider, useEntryDraft } from './entry-context.ts'
import type { EntryDraft } from './entry-draft.ts'
import { entryWords } from './entry-words.ts'
import { hasGuide, withGuide } from './guides.ts'
import { titleKey } from './new-entry.ts'
import { RemovedNotice } from './removed-notice.tsx'
import { SearchFields } from './search-preview/search-fields.tsx'
import { useDaysNote } from './use-days-note.ts'

type Props = {
  readonly stored: EntryDraft
  /** The form shows what each chapter usually says. */
  readonly startsWithGuide: boolean
}

/** The form of one entry: its fields in a few groups. */
export function EntryForm({ stored, startsWithGuide }: Props) {
  const [controls] = useState(() => entryControls(stored.document))
  return (
    <EntryProvider value={stored}>
      <DraftForm draft={stored.draft} controls={controls}>
        {(form) => <FormBody form={form} stored={stored} startsWithGuide={startsWithGuide} />}
      </DraftForm>
    </EntryProvider>
  )
}

function FormBody({ form, stored, startsWithGuide }: Props & { readonly form: Form }) {
  const { document } = stored
  const words = entryWords[document]
  const title = useDraft(({ base }) => (base?.etag === undefined ? '' : base.value[titleKey(document)]))
  const [isGuided, setGuided] = useState(startsWithGuide)
  const tabs = useMemo(
    () => entryGroups[document].map(({ key, name, fields }): FieldTab => ({ key, label: name, fields })),
    [document],
  )
  const place = usePlace(form, tabs)
  const drawTab = useMemo(
    () => (key: string) => <Group groupKey={key} isGuided={isGuided} onGuide={setGuided} />,
    [isGuided],
  )
  return (
    <TabbedForm
      title={typeof title === 'string' && title !== '' ? title : words.new}
      back={{ to: screenPath({ document }), label: `‹ ${stored.label}` }}
      drawTop={drawTop}
      {...{ form, stored, place, tabs, drawTab }}
    />
  )
}

/** The page of a saved entry. */
function publicPath({ document, savedId }: EntryDraft): string | undefined {
  const id = savedId()
  if (id === undefined) return undefined
  return hasPages(document) ? `${basePaths[document]}/${id}` : '/'
}

const drawTop = () => <EntryFacts />

/** Where the entry is on the site, and what the owner should know before she edits. */
function EntryFacts() {
  const stored = useEntryDraft()
  const { document } = stored
  const ref = useStore(stored.ref)
  const isHidden = useDraft(({ base }) => base?.value.visible === false)
  const isSample = useDraft(({ base }) => base?.value.isSample === true)
  const gap = useDraft(({ base }) => (document === 'testimonials' ? gapOf(base?.value) : undefined))
  const days = useDaysNote()
  const href = publicPath(stored)
  if (href === undefined) return null
  return (
    <>
      <p className="link-row small">
        {isHidden ? (
          <Badge color="ochre.7">Oculto: no se ve en el sitio</Badge>
        ) : days !== undefined ? (
          <Badge color="ochre.7">{days}</Badge>
        ) : gap !== undefined ? null : (
          <a href={href} target="_blank" rel="noreferrer">
            Ver en el sitio<span className="visually-hidden"> (se abre en otra pestaña)</span>
          </a>
        )}
        {!isHidden && gap === undefined && <Link to={editAddress({ page: href })}>Editar en la página</Link>}
        <Link to={historyScreenPath({ document, entry: ref })}>Historial</Link>
      </p>
      <RemovedNotice document={document} id={ref} />
      {gap !== undefined && (
        <Alert color="ochre" title="No se muestra en el sitio">
          {gap}
        </Alert>
      )}
      {isSample && (
        <Alert color="ochre" title="Es un texto de muestra">
          No son palabras de una paciente. Bórrelo cuando tenga los testimonios de las suyas.
        </Alert>
      )}
    </>
  )
}

/** Why visitors do not see the saved testimonial although it is not hidden. */
const gapOf = (saved: JsonObject | undefined): string | undefined => {
  const { data } = testimonial.safeParse(saved)
  return data && hidingGap(data)?.message
}

type GroupProps = {
  readonly groupKey: string
  readonly isGuided: boolean
  readonly onGuide: (isGuided: boolean) => void
}

function Group({ groupKey, isGuided, onGuide }: GroupProps) {
  const { document } = useEntryDraft()
  const { tree } = useForm().draft
  const group = entryGroups[document].find(({ key }) => key === groupKey)
  const fields = useMemo(() => {
    const all = tree.kind === 'group' ? tree.fields : []
    const own = group?.fields.flatMap((key) => all.filter((field) => field.key === key)) ?? []
    return isGuided ? own.map((field) => withGuide(document, field)) : own
  }, [tree, group, isGuided, document])
  if (!group) return null

  const others = fields.filter(({ key }) => key !== 'metadata' && key !== 'consent')
  return (
    <Stack gap="lg" maw={760}>
      <h2 style={{ margin: 0, fontSize: '1.375rem' }}>{group.name}</h2>
      {group.name === 'Artículo' && hasGuide(document) && (
        <Switch
          className="touch-row"
          label="Mostrar qué suele decir cada parte"
          checked={isGuided}
          onChange={(event) => onGuide(event.currentTarget.checked)}
        />
      )}
      {group.name === 'Buscadores' && hasPages(document) && <SearchFields document={document} />}
      {group.name === 'Consentimiento' && <ConsentFields />}
      {others.length > 0 && <Fields fields={others} path="" />}
    </Stack>
  )
}
