import { useMemo } from 'react'
import { fieldAt } from '#content/fields/field-walk.ts'
import fieldStyles from './field-view.module.css'
import { FieldView } from './field-view.tsx'
import { useForm } from './form-context.tsx'

type PathFieldsProps = {
  readonly paths: readonly string[]
  /** Labels of fields that need more words here than in the complete form, by their paths. */
  readonly labels?: Readonly<Record<string, string>> | undefined
}

/** The fields at some paths of the document, as the complete form draws them. */
export function PathFields({ paths, labels }: PathFieldsProps) {
  const { tree } = useForm().draft
  const fields = useMemo(
    () =>
      paths.flatMap((path) => {
        const field = fieldAt(tree, path)
        const label = labels?.[path]
        return field ? [{ path, field: label ? { ...field, label } : field }] : []
      }),
    [paths, labels, tree],
  )
  return (
    <div className={fieldStyles.fields}>
      {fields.map(({ path, field }) => (
        <FieldView key={path} field={field} path={path} />
      ))}
    </div>
  )
}
