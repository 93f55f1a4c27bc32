import { useMemo } from 'react'
import fieldStyles from '#admin/form/field-view.module.css'
import { FieldView } from '#admin/form/field-view.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import { fieldAt } from '#content/fields/field-walk.ts'
import type { FactGroup } from './fact-groups.ts'

/** The fields of one group, as the complete form draws them. */
export function FactFields({ group }: { group: Pick<FactGroup, 'fields' | 'labels'> }) {
  const { tree } = useForm().draft
  const fields = useMemo(
    () =>
      group.fields.flatMap((path) => {
        const field = fieldAt(tree, path)
        const label = group.labels?.[path]
        return field ? [{ path, field: label ? { ...field, label } : field }] : []
      }),
    [group, tree],
  )
  return (
    <div className={fieldStyles.fields}>
      {fields.map(({ path, field }) => (
        <FieldView key={path} field={field} path={path} />
      ))}
    </div>
  )
}
