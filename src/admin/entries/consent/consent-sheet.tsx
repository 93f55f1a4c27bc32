import { Button, Stack } from '@mantine/core'
import { useLoadedDocument } from '#admin/api/documents.ts'
import { useText } from '#admin/form/field-frame.tsx'
import { PrintedSheet } from '#admin/shell/printed-sheet.tsx'
import { completeContent } from '#content/facts/complete-content.ts'
import { consentForm } from '#content/legal/consent-form.ts'
import { splitParagraphs } from '#content/texts/paragraphs.ts'
import styles from './consent-sheet.module.css'

/** Prints the sheet that the patient signs, with the testimonial as it is written now. */
export function ConsentSheet() {
  const { data } = useLoadedDocument('site-content')
  const name = useText('name')
  const short = useText('shortTestimonial')
  const full = useText('fullTestimonial')
  if (!data) return null
  const form = consentForm(completeContent(data.value), { site: window.location.host, name })
  const text = splitParagraphs(full || short)
  return (
    <Stack component="section" gap="sm" align="flex-start" aria-labelledby="hoja-consentimiento">
      <h3 id="hoja-consentimiento">Hoja para firmar</h3>
      <p className="muted small readable">
        Una hoja con este testimonio y lo que la paciente autoriza. Fírmenla antes de publicarlo.
      </p>
      <Button variant="outline" onClick={() => window.print()}>
        Imprimir la hoja
      </Button>
      <PrintedSheet>
        <h1>Autorización para publicar un testimonio</h1>
        <p>{form}</p>
        <h2>Texto que se publica</h2>
        {text.length > 0 ? (
          text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        ) : (
          <div className={styles.room} />
        )}
        <p className={styles.signature}>Fecha y firma</p>
      </PrintedSheet>
    </Stack>
  )
}
