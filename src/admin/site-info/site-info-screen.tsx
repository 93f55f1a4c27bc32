import { useMemo } from 'react'
import { screenDraft } from '#admin/draft/document-draft.ts'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import type { FieldTab } from '#admin/draft-screen/field-tabs.tsx'
import { TabbedForm } from '#admin/draft-screen/tabbed-form.tsx'
import { usePlace } from '#admin/draft-screen/use-place.ts'
import { DraftFacts } from '#admin/form/facts/draft-facts.tsx'
import { GroupFields } from '#admin/form/field-view.tsx'
import { type Form, useDraft } from '#admin/form/form-context.tsx'
import { PlacesEditor } from '#admin/places/places-editor.tsx'
import { isPartOf, screenThings } from '#admin/publish/screen-things.ts'
import { useScreenSave } from '#admin/publish/use-screen-save.ts'
import type { Thing } from '#content/changes/change.ts'
import { documents } from '#content/documents/documents.ts'
import { type GroupField, schemaTree } from '#content/fields/schema-tree.ts'
import { AboutMePreview } from './about-me-preview.tsx'
import { FieldSearch } from './field-search.tsx'
import { SampleNote } from './sample-note.tsx'
import styles from './site-info.module.css'

const { schema, labels } = documents['site-content']
const words = {
  saved: 'Información del sitio actualizada correctamente',
  saveFailed: 'Falla al actualizar la información del sitio',
}

const tree = schemaTree(schema)
const sections = tree.kind === 'group' ? tree.fields.filter((field) => field.kind === 'group') : []
const tabs: readonly FieldTab[] = sections.map(({ key, label }) => ({ key, label, fields: [key] }))

/** Places are removed with a word on what still names them. */
const controls = { 'doctorWorkInfo.otherPlaces': PlacesEditor }

/** /admin/sitio: all texts, numbers and picture paths of the site. */
export const SiteInfoScreen = () => (
  <DocumentScreen name="site-content" draft={screenDraft('site-content')}>
    <DraftForm draft={screenDraft('site-content').draft} facts={DraftFacts} controls={controls}>
      {(form) => <FormBody form={form} />}
    </DraftForm>
  </DocumentScreen>
)

function FormBody({ form }: { form: Form }) {
  const stored = screenDraft('site-content')
  const place = usePlace(form, tabs)
  const { questions, ...actions } = useScreenSave({ stored, words, reveal: place.goTo })
  const draft = useDraft((state) => state.draft)
  const base = useDraft((state) => state.base)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed is found again when the draft changes.
  const { here, elsewhere } = useMemo(() => screenThings(stored), [stored, draft, base])
  const isElsewhere = isPartOf(elsewhere)
  const save = { ...actions, here: here.map(nameOf), elsewhere: elsewhere.map(nameOf), isLeft: isElsewhere }
  return (
    <>
      <TabbedForm title={labels.name} {...{ form, stored, save, place, tabs, drawTab, drawTop }} />
      {questions}
    </>
  )
}

/** A changed thing, as the review names it: 'Doctora › Nombre'. */
function nameOf({ changes: [first] }: Thing): string {
  if (!first) return ''
  const own = first.kind === 'set' ? first.field.label : first.kind === 'ordered' ? '' : first.title
  return [...new Set([...first.trail, own])].filter(Boolean).join(' › ')
}

const drawTop = (goTo: (path: string) => void) => (
  <div className={styles.search}>
    <FieldSearch onChoose={goTo} />
  </div>
)

function drawTab(key: string) {
  const section = sections.find((one) => one.key === key)
  return section && <Section section={section} />
}

function Section({ section }: { section: GroupField }) {
  const hasPreview = section.key === 'aboutMe'
  return (
    <div className={styles.section} data-preview={hasPreview}>
      <div className={styles.fields}>
        <h2 className={styles.title}>{section.label}</h2>
        {section.hint && <p>{section.hint}</p>}
        <SampleNote path={section.key} />
        <GroupFields group={section} path={section.key} />
      </div>
      {hasPreview && <AboutMePreview />}
    </div>
  )
}
