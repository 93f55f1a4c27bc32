import { Button } from '@mantine/core'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { DraftDialogs } from '#admin/draft-screen/draft-dialogs.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { DraftNotices } from '#admin/draft-screen/draft-notices.tsx'
import { DraftStatus } from '#admin/draft-screen/draft-status.tsx'
import { HistoryButtons } from '#admin/draft-screen/history-buttons.tsx'
import { SaveButton, useSaveObstacle } from '#admin/draft-screen/save-button.tsx'
import { useDraftWork } from '#admin/draft-screen/use-draft-work.ts'
import { type Form, useDraft } from '#admin/form/form-context.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { schemaTree } from '#content/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { FieldSearch } from './field-search.tsx'
import { SectionTabs } from './section-tabs.tsx'
import styles from './site-info.module.css'
import { keptSiteInfo, siteInfoDraft } from './site-info-draft.ts'
import { saveTexts } from './site-info-texts.ts'
import { useIsWide } from './use-is-wide.ts'
import { usePlace } from './use-place.ts'
import { useSiteInfoSaver } from './use-site-info-saver.ts'

const tree = schemaTree(siteContent)
const sections = tree.kind === 'group' ? tree.fields.filter((field) => field.kind === 'group') : []

/** The form over the draft, once the document is here. */
export const SiteInfoForm = () => (
  <DraftForm draft={siteInfoDraft}>{(form) => <FormBody form={form} />}</DraftForm>
)

function FormBody({ form }: { form: Form }) {
  const { current, goTo } = usePlace(form, sections)
  const saver = useSiteInfoSaver()
  const work = useDraftWork({ form, kept: keptSiteInfo, saver, texts: saveTexts, reveal: goTo })
  const isWide = useIsWide()
  return (
    <>
      <ScreenBar
        title="Información del Sitio"
        status={isWide && <DraftStatus copyIsKept={keptSiteInfo.copyIsKept} />}
      >
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
            {!isWide && <DraftStatus copyIsKept={keptSiteInfo.copyIsKept} />}
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
