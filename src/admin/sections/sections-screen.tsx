import { Alert, Box, Button, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { DraftNotices } from '#admin/draft-screen/draft-notices.tsx'
import type { Form } from '#admin/form/form-context.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { sectionTypes } from '#content/catalogue/index.ts'
import { DesignDrawer } from './design-drawer.tsx'
import { type Opened, SectionCard } from './section-card.tsx'
import { SectionPage } from './section-page.tsx'
import { sectionsDraft, useSelections } from './sections-draft.ts'
import { UpdateDialog } from './update-dialog.tsx'
import { useSectionsActions } from './use-sections-actions.ts'

/** /admin/secciones: the variant and the visibility of every section. */
export const SectionsScreen = () => (
  <DocumentScreen name="selected-sections" draft={sectionsDraft}>
    <DraftForm draft={sectionsDraft.draft}>{(form) => <SectionsForm form={form} />}</DraftForm>
  </DocumentScreen>
)

function SectionsForm({ form }: { form: Form }) {
  const draft = useSelections()
  const actions = useSectionsActions(form)
  const [opened, setOpened] = useState<Opened>()
  const { alert, saving, updating } = actions

  return (
    <>
      <ScreenBar title="Secciones" actionsNearThumb>
        <Button
          variant="outline"
          onClick={actions.askToUpdate}
          loading={updating}
          disabled={saving || !actions.screenSave.mayPublish}
        >
          Actualizar secciones
        </Button>
        <Button onClick={() => void actions.save()} loading={saving} disabled={updating}>
          Guardar secciones
        </Button>
      </ScreenBar>
      <Box pos="sticky" top={69} style={{ zIndex: 90 }}>
        {alert && (
          <Alert
            key={alert.id}
            color={alert.kind === 'success' ? 'leaf' : 'danger'}
            title={alert.text}
            withCloseButton
            closeButtonLabel="Cerrar aviso"
            onClose={actions.dismissAlert}
          >
            {alert.reason}
          </Alert>
        )}
      </Box>
      <div className={screen.work}>
        <DraftNotices work={actions.work} save={actions.screenSave} />
        <p className="muted readable">
          Elija cómo se acomoda cada sección y si se muestra. Los textos y las imágenes son los mismos en
          todas las variantes. «Guardar secciones» conserva su elección; «Actualizar secciones» publica lo
          guardado en el sitio.
        </p>
        <p role="status" className="muted">
          {actions.work.isDirty && 'Tiene cambios sin guardar en esta pantalla.'}
        </p>
        <SimpleGrid minColWidth="min(100%, 20rem)">
          {sectionTypes.map((type) => (
            <SectionCard
              key={type}
              type={type}
              selection={draft.value}
              changed={draft.changed.includes(type)}
              onChange={draft.change}
              onOpen={setOpened}
            />
          ))}
        </SimpleGrid>
      </div>
      {opened?.view === 'designs' && (
        <DesignDrawer
          type={opened.type}
          selection={draft.value}
          onChange={(component) => draft.change(opened.type, { component })}
          onSeePage={() => setOpened({ type: opened.type, view: 'page' })}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.view === 'page' && (
        <SectionPage
          type={opened.type}
          selection={draft.value}
          onChange={(component) => draft.change(opened.type, { component })}
          onClose={() => setOpened(undefined)}
        />
      )}
      <UpdateDialog
        opened={actions.asking}
        onCancel={actions.cancelUpdate}
        onSaveFirst={actions.saveAndUpdate}
        onWithout={actions.updateWithout}
      />
      {actions.screenSave.questions}
    </>
  )
}
