import { Switch, Text } from '@mantine/core'
import type { BooleanField } from '#content/fields/schema-tree.ts'
import { FieldFrame } from '../field-frame.tsx'
import { fieldId, useForm, useValue } from '../form-context.tsx'

type BooleanControlProps = { readonly field: BooleanField; readonly path: string }

/** Yes or no, as a switch. */
export function BooleanControl({ field, path }: BooleanControlProps) {
  const { draft } = useForm()
  const value = useValue(path)
  return (
    <FieldFrame field={field} path={path} labelInside>
      {({ id, onBlur, 'aria-describedby': describedBy }) => (
        <Switch
          id={id}
          className="touch-row"
          label={field.label}
          checked={value === true}
          onBlur={onBlur}
          onChange={(event) => draft.set(path, event.currentTarget.checked)}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        />
      )}
    </FieldFrame>
  )
}

/** A switch in the head of a list row. Its accessible name includes the row, because every row has one. */
export function RowSwitch({ field, path, rowTitle }: BooleanControlProps & { readonly rowTitle: string }) {
  const { draft } = useForm()
  const value = useValue(path)
  return (
    <Switch
      id={fieldId(path)}
      className="touch-row muted"
      size="sm"
      label={
        <Text span inherit visibleFrom="xs">
          {field.label}
        </Text>
      }
      aria-label={`${field.label}: ${rowTitle}`}
      checked={value === true}
      onChange={(event) => draft.set(path, event.currentTarget.checked)}
    />
  )
}
