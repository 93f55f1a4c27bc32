import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { useCanPrint, usePrintedSheet } from '#admin/api/handouts.ts'
import { Failure } from '#admin/shell/failure.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import type { Paper } from './handout-formats.ts'
import { drawingIn, saveFile } from './save-file.ts'

type PdfButtonProps = {
  /** Contains the drawing of the sheet. */
  readonly sheet: RefObject<HTMLElement | null>
  readonly paper: Paper
  readonly file: string
}

/** Downloads the sheet as a PDF file, or says how the browser makes one where the server cannot. */
export function PdfButton({ sheet, paper, file }: PdfButtonProps) {
  const canPrint = useCanPrint()
  const { mutate, isPending, error } = usePrintedSheet()
  if (canPrint === undefined) return null
  if (!canPrint)
    return (
      <p className="muted readable">
        Para un PDF, toque «Imprimir» y elija «Guardar como PDF»: este servidor no tiene Chromium, que lo
        haría con un toque.
      </p>
    )
  const download = () => {
    const drawing = drawingIn(sheet.current)
    if (drawing) mutate({ paper, drawing }, { onSuccess: (pdf) => saveFile(pdf, file) })
  }
  return (
    <>
      <Button variant="outline" leftSection={<Icon name="download" />} loading={isPending} onClick={download}>
        Descargar PDF
      </Button>
      <Failure error={error} title="No se hizo el PDF" mt={0} />
    </>
  )
}
