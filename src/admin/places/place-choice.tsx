import { Checkbox, Stack } from '@mantine/core'
import { SelectField } from '#admin/form/controls/select-field.tsx'
import { useText } from '#admin/form/field-frame.tsx'
import { fieldId, useForm, useValue } from '#admin/form/form-context.tsx'
import type { Field, LeafField } from '#content/fields/schema-tree.ts'
import { isJsonList } from '#content/values/json.ts'
import { usePlaceOptions } from './place-options.ts'

/** Chooses the place that a notice is about. A practice with one place has nothing to choose. */
export function PlaceControl({ field, path }: { readonly field: LeafField; readonly path: string }) {
  const options = usePlaceOptions()
  const chosen = useText(path)
  if (options.length < 2 && chosen === '') return null
  return (
    <SelectField
      field={field}
      path={path}
      options={[{ value: '', label: 'Todos los lugares' }, ...options]}
      labelOf={() => 'Un lugar que ya no está'}
    />
  )
}

/** Chooses the places where a service is done; none are all. */
export function PlacesControl({ field, path }: { readonly field: Field; readonly path: string }) {
  const { draft } = useForm()
  const options = usePlaceOptions()
  const value = useValue(path)
  const chosen = isJsonList(value) ? value.map(String) : []
  if (field.kind !== 'list' || (options.length < 2 && chosen.length === 0)) return null
  const gone = chosen.filter((id) => !options.some((option) => option.value === id))
  const all = [...options, ...gone.map((id) => ({ value: id, label: `${id} (ya no está)` }))]
  return (
    <Checkbox.Group
      id={fieldId(path)}
      label={field.label}
      description={field.hint}
      value={chosen}
      onChange={(ids) =>
        draft.set(
          path,
          all.map((one) => one.value).filter((id) => ids.includes(id)),
        )
      }
    >
      <Stack gap="xs" mt="xs">
        {all.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
