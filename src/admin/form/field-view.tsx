import { memo } from 'react'
import { useIsOwner } from '#admin/api/session.ts'
import type { Field, GroupField } from '#content/fields/schema-tree.ts'
import { joinPath } from '#content/values/json.ts'
import { AdvancedFields } from './advanced-fields.tsx'
import { BooleanControl } from './controls/boolean-control.tsx'
import { ColorControl } from './controls/color-control.tsx'
import { IconControl } from './controls/icon-control.tsx'
import { ImageControl } from './controls/image-control.tsx'
import { MapLinkControl } from './controls/map-link-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { PhoneControl } from './controls/phone-control.tsx'
import { ScheduleControl } from './controls/schedule/schedule-control.tsx'
import { SelectField } from './controls/select-field.tsx'
import { TextControl } from './controls/text-control.tsx'
import { BrandColorNote } from './controls/theme/brand-color-note.tsx'
import { ThemeControl } from './controls/theme/theme-control.tsx'
import styles from './field-view.module.css'
import { fieldId, useForm } from './form-context.tsx'
import type { DrawItem } from './list/list-row.tsx'
import { ListView } from './list/list-view.tsx'
import { OwnerOnlyField } from './owner-only-field.tsx'

/** Renders one schema field and everything below it. */
export const FieldView = memo(function FieldView({ field, path }: { field: Field; path: string }) {
  const isOwner = useIsOwner()
  const OwnControl = useForm().controls[field.path]
  if (OwnControl) return <OwnControl field={field} path={path} />
  if (field.ownerOnly && !isOwner) return <OwnerOnlyField field={field} path={path} />
  switch (field.kind) {
    case 'group':
      if (field.isSchedule) return <ScheduleControl group={field} path={path} />
      return (
        <fieldset className={`panel ${styles.group}`}>
          <legend id={fieldId(path)} tabIndex={-1}>
            {field.label}
          </legend>
          {field.hint && <p className="muted small">{field.hint}</p>}
          <GroupFields group={field} path={path} />
        </fieldset>
      )
    case 'list':
      return <ListView list={field} path={path} drawItem={drawItem} />
    case 'boolean':
      return <BooleanControl field={field} path={path} />
    case 'number':
      return <NumberControl field={field} path={path} />
    case 'enum':
      return field.isTheme ? (
        <ThemeControl field={field} path={path} />
      ) : (
        <SelectField field={field} path={path} options={field.options} />
      )
    case 'image':
      return <ImageControl field={field} path={path} />
    case 'icon':
      return <IconControl field={field} path={path} />
    case 'color':
      return <ColorControl field={field} path={path} />
    case 'brandColor':
      return (
        <ColorControl
          field={field}
          path={path}
          placeholder="Por ejemplo #082462"
          note={<BrandColorNote path={path} />}
        />
      )
    case 'phone':
      return <PhoneControl field={field} path={path} />
    case 'url':
      return field.isMapLink ? (
        <MapLinkControl field={field} path={path} />
      ) : (
        <TextControl field={field} path={path} />
      )
    case 'text':
    case 'longText':
    case 'email':
    case 'date':
      return <TextControl field={field} path={path} />
  }
})

/** Renders the content of a list row. */
const drawItem: DrawItem = (item, path, except) =>
  item.kind === 'group' ? (
    <GroupFields group={item} path={path} except={except} />
  ) : (
    <FieldView field={item} path={path} />
  )

type GroupFieldsProps = {
  readonly group: GroupField
  readonly path: string
  /** Key of a field that is rendered elsewhere and left out here. */
  readonly except?: string | undefined
}

/** Renders the fields of a group without a frame. */
export function GroupFields({ group, path, except }: GroupFieldsProps) {
  return <Fields fields={group.fields.filter(({ key }) => key !== except)} path={path} />
}

/** Renders the fields of one group, with the advanced ones folded away below the others. */
export function Fields({ fields, path }: { readonly fields: readonly Field[]; readonly path: string }) {
  const draw = (field: Field) => <FieldView key={field.key} field={field} path={joinPath(path, field.key)} />
  const folded = fields.filter(({ isAdvanced }) => isAdvanced)
  return (
    <div className={styles.fields}>
      {fields.filter(({ isAdvanced }) => !isAdvanced).map(draw)}
      {folded.length > 0 && (
        <AdvancedFields fields={folded} path={path}>
          {folded.map(draw)}
        </AdvancedFields>
      )}
    </div>
  )
}
