import { Button, SimpleGrid, Stack } from '@mantine/core'
import { DocumentForm } from '#admin/draft-screen/document-form.tsx'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { useDraft, useForm } from '#admin/form/form-context.tsx'
import { useList } from '#admin/form/list/use-list.ts'
import { revealField } from '#admin/form/reveal-field.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { maxNotices } from '#content/notices/notice.ts'
import { segmentOf } from '#content/values/item-path.ts'
import { joinPath } from '#content/values/json.ts'
import { Holidays } from './holidays.tsx'
import { noticeOf, type Preset, presets } from './new-notice.ts'
import { NoticeCard } from './notice-card.tsx'
import { initialNotice, listPath, noticesField, noticesIn } from './notices-field.ts'

/** /admin/avisos: vacations, other hours and news that begin and end by themselves. */
export const NoticesScreen = () => (
  <DocumentScreen name="notices">
    <DocumentForm name="notices">
      <p className="muted readable">
        Un aviso se muestra y se quita solo en las fechas que usted elija. Si cierra el consultorio, también
        cambian el horario, «Abierto ahora» y el mensaje de WhatsApp.
      </p>
      <AddNotice />
      <NoticeList />
      <Holidays />
    </DocumentForm>
  </DocumentScreen>
)

function AddNotice() {
  const form = useForm()
  const notices = useDraft(({ draft }) => noticesIn(draft))
  const isFull = notices.length >= maxNotices
  const add = (preset: Preset) => {
    const next = [noticeOf(preset, notices, initialNotice), ...notices]
    form.draft.set(listPath, next)
    form.announce(`Se agregó: ${preset.name}. Elija las fechas.`)
    // The new card is rendered only after this update.
    requestAnimationFrame(() => revealField(form, joinPath(joinPath(listPath, segmentOf(next, 0)), 'from')))
  }
  return (
    <section aria-labelledby="titulo-nuevo">
      <h2 id="titulo-nuevo">Nuevo aviso</h2>
      <SimpleGrid minColWidth="min(100%, 12.25rem)" spacing="sm" maw="52rem">
        {presets.map((preset) => (
          <Button
            key={preset.kind}
            variant="default"
            px="sm"
            leftSection={<Icon name="add" size={18} />}
            disabled={isFull}
            onClick={() => add(preset)}
          >
            {preset.name}
          </Button>
        ))}
      </SimpleGrid>
      {isFull && <p>Caben {maxNotices} avisos: quite los terminados para agregar otro.</p>}
    </section>
  )
}

function NoticeList() {
  const { ids, remove } = useList(noticesField, listPath)
  return (
    <section aria-labelledby="titulo-avisos">
      <h2 id="titulo-avisos">Sus avisos</h2>
      {ids.length === 0 && <p>No hay avisos. El sitio muestra el horario de siempre.</p>}
      <Stack maw={760}>
        {ids.map((id, index) => (
          <NoticeCard key={id} index={index} onRemove={() => remove(index)} />
        ))}
      </Stack>
    </section>
  )
}
