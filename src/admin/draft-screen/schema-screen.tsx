import type { DocumentName } from '#content/documents/documents.ts'
import { DocumentForm } from './document-form.tsx'
import { DocumentScreen } from './document-screen.tsx'

/** Default screen of a document: shows the fields of its schema. */
export const SchemaScreen = ({ name }: { name: DocumentName }) => (
  <DocumentScreen key={name} name={name}>
    <DocumentForm key={name} name={name} />
  </DocumentScreen>
)
