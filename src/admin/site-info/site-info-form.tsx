import { Button } from '@mantine/core'
import { useCallback, useState } from 'react'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { createForm, type Form, FormProvider, useDraft } from '#admin/form/form-context.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved-guard.tsx'
import { schemaTree } from '#content/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftStatus } from './draft-status.tsx'
import { FieldSearch } from './field-search.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { NewerNotice, RecoveryNotice, SaveFailureNotice } from './notices.tsx'
import { SaveButton, useSaveObstacle } from './save-button.tsx'
import { SectionTabs } from './section-tabs.tsx'
import styles from './site-info.module.css'
import { keptSiteInfo, siteInfoDraft } from './site-info-draft.ts'
import { useIsWide } from './use-is-wide.ts'
import { usePlace } from './use-place.ts'
import { useRecovery } from './use-recovery.ts'
import { useSave } from './use-save.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useTitleMark } from './use-title-mark.ts'

const tree = schemaTree(siteContent)
const sections = tree.kind === 'group' ? tree.fields.filter((field) => field.kind === 'group') : []

/** The form over the draft, once the document is here. */
export function SiteInfoForm() {
  const [said, setSaid] = useState('')
  const [form] = useState(() => createForm(siteInfoDraft, setSaid))
  return (
    <FormProvider value={form}>
      <FormBody form={form} />
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
    </FormProvider>
  )
}

function FormBody({ form }: { form: Form }) {
  const { current, goTo } = usePlace(form, sections)
  const [comparing, setComparing] = useState(false)
  const compare = useCallback(() => setComparing(true), [])
  const { save, failure, dismissFailure } = useSave({ onInvalid: goTo, onConflict: compare })
  const recovery = useRecovery(keptSiteInfo)
  const newer = useDraft((state) => state.newer)
  const isDirty = useDraft(({ changeCount }) => changeCount > 0)

  const step = useCallback(
    (path: string | undefined, word: string) => {
      if (path === undefined) return form.announce(`No hay nada que ${word}.`)
      form.announce(word === 'deshacer' ? 'Se deshizo el último cambio.' : 'Se rehízo el cambio.')
      if (path !== '') goTo(path)
    },
    [form, goTo],
  )
  const undo = useCallback(() => step(siteInfoDraft.undo(), 'deshacer'), [step])
  const redo = useCallback(() => step(siteInfoDraft.redo(), 'rehacer'), [step])
  const saveNow = useCallback(() => void save(), [save])
  useShortcuts({ save: saveNow, undo, redo })
  useTitleMark(isDirty)

  const { copy } = recovery
  const isWide = useIsWide()
  return (
    <>
      <ScreenBar
        title="Información del Sitio"
        status={isWide && <DraftStatus copyIsKept={keptSiteInfo.copyIsKept} />}
      >
        {isWide && <HistoryButtons undo={undo} redo={redo} />}
        <div className={styles.topSave}>
          <SaveButton onSave={saveNow} />
        </div>
      </ScreenBar>
      <div className={`${screen.work} ${styles.work}`}>
        {failure && <SaveFailureNotice explanation={failure} onRetry={saveNow} onClose={dismissFailure} />}
        {newer && !comparing && <NewerNotice newer={newer} onCompare={compare} />}
        {copy && (
          <RecoveryNotice
            copy={copy}
            onRecover={() => recovery.recover(copy)}
            onDiscard={() => recovery.forget(copy)}
          />
        )}
        <div className={styles.search}>
          <FieldSearch onChoose={goTo} />
        </div>
        <SectionTabs sections={sections} current={current} onChange={goTo} />
        <footer className={styles.foot}>
          <div className={styles.state}>
            {!isWide && <DraftStatus copyIsKept={keptSiteInfo.copyIsKept} />}
            <Obstacle onShowError={goTo} />
          </div>
          {!isWide && <HistoryButtons undo={undo} redo={redo} />}
          <SaveButton onSave={saveNow} />
        </footer>
      </div>
      {comparing && newer && (
        <ConflictDialog
          newer={newer}
          onClose={() => setComparing(false)}
          onResolved={() => {
            setComparing(false)
            dismissFailure()
            saveNow()
          }}
        />
      )}
      <UnsavedGuard
        when={isDirty}
        consequence="Si sale de esta página dentro de la administración, la encontrará como la dejó; si cierra el navegador, le ofreceremos recuperarlos."
      />
    </>
  )
}

/** Beside the button at the bottom: what saving does, or why it cannot be done. */
function Obstacle({ onShowError }: { onShowError: (path: string) => void }) {
  const obstacle = useSaveObstacle()
  const hasErrors = useDraft((state) => issuePaths(state).length > 0)
  const showFirst = () => {
    siteInfoDraft.showAllIssues()
    const [path] = issuePaths(siteInfoDraft.state.getState())
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
