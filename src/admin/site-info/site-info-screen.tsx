import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { leftOutOf, notesStore } from '#admin/draft/change-notes.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import type { FieldTab } from '#admin/draft-screen/field-tabs.tsx'
import { TabbedForm } from '#admin/draft-screen/tabbed-form.tsx'
import { usePlace } from '#admin/draft-screen/use-place.ts'
import { DraftFacts } from '#admin/form/facts/draft-facts.tsx'
import { GroupFields } from '#admin/form/field-view.tsx'
import type { Form } from '#admin/form/form-context.tsx'
import { PlacesEditor } from '#admin/places/places-editor.tsx'
import { createScreenChanges, isPartOf } from '#admin/publish/screen-changes.ts'
import { useScreenSave } from '#admin/publish/use-screen-save.ts'
import { browserStorage } from '#admin/shell/browser-storage.ts'
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
  <DocumentScreen name="site-content">
    <DraftForm draft={documentDraft('site-content').draft} facts={DraftFacts} controls={controls}>
      {(form) => <FormBody form={form} />}
    </DraftForm>
  </DocumentScreen>
)

function FormBody({ form }: { form: Form }) {
  const stored = documentDraft('site-content')
  const place = usePlace(form, tabs)
  const [screenChanges] = useState(() =>
    createScreenChanges(stored.draft, browserStorage('localStorage'), 'consultorio:cambios-de-informacion'),
  )
  useEffect(() => screenChanges.watch(), [screenChanges])
  const changed = useStore(screenChanges.state)
  useStore(notesStore)
  const leftOut = leftOutOf(stored)
  const here = changed.here.filter(({ key }) => !leftOut.has(key))
  const rest = [...changed.here.filter(({ key }) => leftOut.has(key)), ...changed.elsewhere]
  const { questions, ...actions } = useScreenSave({ stored, words, reveal: place.goTo, screenChanges })
  const isLeft = isPartOf(rest, stored.draft)
  const save = { ...actions, here: here.map(nameOf), elsewhere: rest.map(nameOf), isLeft }
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
