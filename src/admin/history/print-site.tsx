import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChecklists } from '#admin/api/checklists.ts'
import { messageOf } from '#admin/api/problem.ts'
import { printoutPath, usePublicDay } from '#admin/api/public-days.ts'
import { checklistPath } from '#admin/checklist/checklist-due.ts'
import { Dialog } from '#admin/shell/dialog.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { usePracticeDay } from '#admin/shell/practice-day.ts'

/** Opens every page of a day as one page to print: for the COFEPRIS notice, or for her files. */
export function PrintSite() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Imprimir el sitio
      </Button>
      {isOpen && <PrintDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PrintDialog({ onClose }: { readonly onClose: () => void }) {
  const today = usePracticeDay()
  const [chosen, setDay] = useState<string>()
  const day = chosen ?? today ?? ''
  const { data, error } = usePublicDay(day)
  return (
    <Dialog
      title="Imprimir el sitio"
      onClose={onClose}
      cancel="Cerrar"
      actions={
        data && (
          <Button
            component="a"
            href={printoutPath(day)}
            target="_blank"
            rel="noreferrer"
            rightSection={<Icon name="external" />}
          >
            Abrir para imprimir
          </Button>
        )
      }
    >
      <p className="muted readable">
        Todas las páginas como estaban publicadas al terminar el día que elija, una tras otra, con la fecha,
        su aviso y sus respuestas a las doce preguntas. Sirve para el aviso de publicidad (trámite
        COFEPRIS-02-002-A) y para sus archivos. Desde el navegador se imprime o se guarda como PDF.
      </p>
      <TextInput
        my="md"
        type="date"
        label="Día"
        value={day}
        max={today}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {data && (
          <p>
            Se publicó <Moment iso={data.publishedAt} />.
          </p>
        )}
        {error && <p>{messageOf(error)}</p>}
      </div>
      <LastChecklist />
    </Dialog>
  )
}

/** When the twelve questions were answered, which belong before each filing. */
function LastChecklist() {
  const { data } = useChecklists()
  if (!data) return null
  const [last] = data.checklists
  return (
    <p>
      {last ? (
        <>
          Las <Link to={checklistPath}>doce preguntas</Link> se respondieron <Moment iso={last.answeredAt} />.
        </>
      ) : (
        <>
          Antes de presentar su aviso, responda las <Link to={checklistPath}>doce preguntas</Link>.
        </>
      )}
    </p>
  )
}
