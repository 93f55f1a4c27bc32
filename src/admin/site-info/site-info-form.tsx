import { Button } from '@mantine/core'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { DraftDialogs } from '#admin/draft-screen/draft-dialogs.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { DraftNotices } from '#admin/draft-screen/draft-notices.tsx'
import { DraftStatus } from '#admin/draft-screen/draft-status.tsx'
import { HistoryButtons } from '#admin/draft-screen/history-buttons.tsx'
import { SaveButton, useSaveObstacle } from '#admin/draft-screen/save-button.tsx'
import { useDraftActions } from '#admin/draft-screen/use-draft-actions.ts'
import { type Form, useDraft, useForm } from '#admin/form/form-context.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { editableDocuments } from '#content/editable-documents.ts'
import { schemaTree } from '#content/schema-tree.ts'
import { FieldSearch } from './field-search.tsx'
import { SectionTabs } from './section-tabs.tsx'
import styles from './site-info.module.css'
import { useIsWide } from './use-is-wide.ts'
import { usePlace } from './use-place.ts'

const { schema, labels } = editableDocuments['site-content']
const tree = schemaTree(schema)
const sections = tree.kind === 'group' ? tree.fields.filter((field) => field.kind === 'group') : []

/** The form, shown once the document is loaded. */
export const SiteInfoForm = () => (
  <DraftForm draft={documentDraft('site-content').draft}>{(form) => <FormBody form={form} />}</DraftForm>
)

function FormBody({ form }: { form: Form }) {
  const { current, goTo } = usePlace(form, sections)
  const kept = documentDraft('site-content')
  const work = useDraftActions({ form, kept, reveal: goTo })
  const isWide = useIsWide()
  return (
    <>
      <ScreenBar title={labels.name} status={isWide && <DraftStatus hasStoredCopy={kept.hasStoredCopy} />}>
        {isWide && <HistoryButtons undo={work.undo} redo={work.redo} />}
        <div className={styles.topSave}>
          <SaveButton onSave={work.saveNow} />
        </div>
      </ScreenBar>
      <div className={`${screen.work} ${styles.work}`}>
        <DraftNotices work={work} />
        <div className={styles.search}>
          <FieldSearch onChoose={goTo} />
        </div>
        <SectionTabs sections={sections} current={current} onChange={goTo} />
        <footer className={styles.foot}>
          <div className={styles.state}>
            {!isWide && <DraftStatus hasStoredCopy={kept.hasStoredCopy} />}
            <Obstacle onShowError={goTo} />
          </div>
          {!isWide && <HistoryButtons undo={work.undo} redo={work.redo} />}
          <SaveButton onSave={work.saveNow} />
        </footer>
      </div>
      <DraftDialogs work={work} />
    </>
  )
}

/** Text beside the bottom button: what saving does, or why it is not possible. */
function Obstacle({ onShowError }: { onShowError: (path: string) => void }) {
  const obstacle = useSaveObstacle()
  const hasErrors = useDraft((state) => issuePaths(state).length > 0)
  const { draft } = useForm()
  const showFirst = () => {
    draft.showAllIssues()
    const [path] = issuePaths(draft.state.getState())
    if (path) onShowError(path)
  }
  return (
    <p className={styles.obstacle} data-blocked={obstacle !== undefined}>
      {obstacle ? `${obstacle}.` : 'Los cambios se publican al guardar.'}
      {hasErrors && (
        <Button variant="subtle" size="compact-md" onClick={showFirst}>
          Ver el primero
        </Button>
      )}
    </p>
  )
}
