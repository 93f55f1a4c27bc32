import type { EditableDocument } from '#content/editable-documents.ts'
import { DocumentForm } from './document-form.tsx'
import { DocumentScreen } from './document-screen.tsx'

/** The screen of a document that has none of its own: its fields, drawn from the schema. */
export const DrawnScreen = ({ name }: { name: EditableDocument }) => (
  <DocumentScreen key={name} name={name}>
    <DocumentForm key={name} name={name} />
  </DocumentScreen>
)
