import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { type Form, useDraft, useForm } from '#admin/form/form-context.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { useIsWide } from '#admin/shell/screen-width.ts'
import { reviewPath } from '#admin/subject.ts'
import { DraftNotices } from './draft-notices.tsx'
import { DraftStatus } from './draft-status.tsx'
import { FieldList } from './field-list.tsx'
import { type FieldTab, FieldTabs } from './field-tabs.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { leavesText, publishesText, SaveButton, type ScopedSave, useSaveObstacle } from './save-button.tsx'
import styles from './tabbed-form.module.css'
import { pathsToCorrect } from './use-blocking-field.ts'
import { useDraftActions } from './use-draft-actions.ts'
import type { usePlace } from './use-place.ts'
import { WithPage } from './with-page.tsx'

/** More tabs than these are a list on phones. */
const maxTabsOnPhones = 6

type TabbedFormProps = {
  readonly form: Form
  readonly stored: StoredDraft
  readonly title: string
  /** The screen that the bar links back to. */
  readonly back?: { readonly to: string; readonly label: string }
  readonly tabs: readonly FieldTab[]
  readonly drawTab: (key: string) => ReactNode
  readonly place: ReturnType<typeof usePlace>
  /** The buttons 'Guardar cambios', which publish the changes at once. */
  readonly save?: ScopedSave
  /** What is above the tabs. */
  readonly drawTop?: (goTo: (path: string) => void) => ReactNode
}

/** The form of a long draft: the fields are in tabs. With `save`, phones have its button near the thumb. */
export function TabbedForm(props: TabbedFormProps) {
  const { form, stored, title, back, tabs, drawTab, drawTop, place, save } = props
  const { current, isOpen, goTo } = place
  const work = useDraftActions({ form, stored, reveal: goTo, save: save?.saveNow })
  const isWide = useIsWide()
  return (
    <>
      <ScreenBar title={title} back={back} status={isWide && <BarStatus {...props} />}>
        {isWide && <HistoryButtons undo={work.undo} redo={work.redo} />}
        {save && (
          <div className={styles.topSave}>
            <SaveButton save={save} />
          </div>
        )}
      </ScreenBar>
      <WithPage stored={stored}>
        <div className={`${screen.work} ${styles.work}`}>
          <DraftNotices work={work} {...(save && { save })} />
          {drawTop?.(goTo)}
          {isWide || tabs.length <= maxTabsOnPhones ? (
            <FieldTabs tabs={tabs} current={current} onChange={goTo} drawTab={drawTab} />
          ) : (
            <FieldList tabs={tabs} current={current} isOpen={isOpen} drawTab={drawTab} />
          )}
          <footer className={styles.foot}>
            <div className={styles.state}>
              {!isWide && <DraftStatus stored={stored} {...(!save && { onShow: goTo })} />}
              {save && <SaveScope save={save} onShowError={goTo} />}
            </div>
            {!isWide && <HistoryButtons undo={work.undo} redo={work.redo} />}
            {save && <SaveButton save={save} />}
          </footer>
        </div>
      </WithPage>
    </>
  )
}

/** One line, so that the fields below the bar do not move while she types. */
function BarStatus({ stored, place, save }: TabbedFormProps) {
  return (
    <>
      <DraftStatus stored={stored} onShow={place.goTo} isLeft={save?.isLeft} />
      {save && save.here.length > 0 && (
        <p className={styles.scope}>
          {publishesText(save)} {leavesText(save)}
        </p>
      )}
    </>
  )
}

type SaveScopeProps = { readonly save: ScopedSave; readonly onShowError: (path: string) => void }

/** Says beside the buttons what saving publishes and what it leaves, or why it is not possible. */
function SaveScope({ save, onShowError }: SaveScopeProps) {
  const obstacle = useSaveObstacle(save)
  const left = leavesText(save)
  const hasErrors = useDraft((state) => pathsToCorrect(state, save.isLeft).length > 0)
  const { draft } = useForm()
  const showFirst = () => {
    draft.showAllIssues()
    const [path] = pathsToCorrect(draft.state.getState(), save.isLeft)
    if (path) onShowError(path)
  }
  return (
    <p className={styles.obstacle}>
      {obstacle ? `${obstacle}.` : `«Guardar cambios»: ${publishesText(save)}`}
      {left && (
        <>
          {' '}
          {left} <Link to={reviewPath}>Revisar</Link>
        </>
      )}
      {hasErrors && (
        <Button variant="subtle" size="compact-md" onClick={showFirst}>
          Ver el primero
        </Button>
      )}
    </p>
  )
}
