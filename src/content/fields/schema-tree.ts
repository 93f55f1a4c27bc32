import { z } from 'zod'
import { isJson, type Json, joinPath } from '../values/json.ts'
import type { FieldMeta, TextKind } from './fields.ts'
import { optionLabel } from './option-labels.ts'

type Shared = Readonly<Omit<FieldMeta, 'control'>> & {
  /** Path in the document, with '*' for list items: 'insurances.companies.*.name'. */
  readonly path: string
  /** Last segment of the path. */
  readonly key: string
  readonly label: string
  readonly schema: z.ZodType
  /** Value of a new field or item. */
  readonly initial: Json
}

export type GroupField = Shared & {
  readonly kind: 'group'
  readonly fields: readonly Field[]
  /** Whether its value has an `id` besides its fields: that of an item in its list. */
  readonly hasId: boolean
  /** Opening hours of a week, which have a control of their own. */
  readonly isSchedule: boolean
  /** Whether null is a value too: a place without a point on the map. */
  readonly nullable: boolean
}
export type ListField = Shared & {
  readonly kind: 'list'
  readonly item: Field
  readonly max: number | undefined
}
export type TextField = Shared & {
  readonly kind: TextKind
  readonly required: boolean
  readonly maxLength: number | undefined
  /** A link to the practice on a map, which also sets its pin. */
  readonly isMapLink: boolean
  /** The first day of a price. */
  readonly isPriceDate: boolean
}
export type NumberField = Shared & {
  readonly kind: 'number'
  readonly min: number | undefined
  readonly max: number | undefined
  readonly integer: boolean
  /** Whether the field may be empty. */
  readonly nullable: boolean
}
export type BooleanField = Shared & { readonly kind: 'boolean' }
export type EnumField = Shared & {
  readonly kind: 'enum'
  /** Whether the options are themes, which need a visual preview. */
  readonly isTheme: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
}
export type LeafField = TextField | NumberField | BooleanField | EnumField
/** A part of a document, as used by the form, the search, the diff and the history. */
export type Field = GroupField | ListField | LeafField

const trees = new WeakMap<z.ZodType, Field>()

/** Converts a document's schema to its tree of fields. */
export function schemaTree(schema: z.ZodType): Field {
  const known = trees.get(schema)
  if (known) return known
  const tree = toField(schema, '', '')
  trees.set(schema, tree)
  return tree
}

function toField(schema: z.ZodType, path: string, key: string): Field {
  const { core, meta, nullable, fallback } = unwrap(schema)
  const { control, ...others } = meta
  const shared = { ...others, path, key, label: meta.label ?? key, schema }

  if (core instanceof z.ZodObject) {
    const shape = Object.entries(core.shape).map(([name, child]) => [name, known(child)] as const)
    const visible = shape.filter(([, child]) => !isItemId(child))
    const fields = visible.map(([name, child]) => toField(child, joinPath(path, name), name))
    const initial = Object.fromEntries(fields.map((field) => [field.key, field.initial]))
    return {
      ...shared,
      kind: 'group',
      fields,
      hasId: fields.length < shape.length,
      initial: nullable ? null : initial,
      isSchedule: control === 'schedule',
      nullable,
    }
  }
  if (core instanceof z.ZodArray) {
    const item = toField(known(core.element), joinPath(path, '*'), '*')
    return { ...shared, kind: 'list', item, initial: fallback ?? [], max: maximumLength(core) }
  }
  if (core instanceof z.ZodBoolean) return { ...shared, kind: 'boolean', initial: fallback ?? false }
  if (core instanceof z.ZodNumber) {
    return {
      ...shared,
      kind: 'number',
      integer: core.isInt,
      nullable,
      initial: fallback ?? (nullable ? null : ''),
      min: finite(core.minValue),
      max: finite(core.maxValue),
    }
  }
  if (core instanceof z.ZodEnum) {
    const options = core.options.map((value) => ({ value: `${value}`, label: optionLabel(`${value}`) }))
    const initial = fallback ?? options[0]?.value ?? ''
    return { ...shared, kind: 'enum', options, isTheme: control === 'theme', initial }
  }
  const texts = core instanceof z.ZodUnion ? core.options.map((option) => unwrap(known(option)).core) : [core]
  if (texts.every(isText)) {
    const limits = core instanceof z.ZodString ? core : undefined
    return {
      ...shared,
      kind: textKind(control),
      required: (limits?.minLength ?? 0) > 0,
      initial: fallback ?? '',
      isMapLink: control === 'map-link',
      isPriceDate: control === 'price-date',
      maxLength: limits?.maxLength ?? undefined,
    }
  }
  throw new Error(`No field can be drawn for '${path}' (${core.type}).`)
}

/** Removes defaults, nullability and transforms from a schema. Labels of the outer schema override inner ones. */
function unwrap(schema: z.ZodType) {
  let core = schema
  let meta: FieldMeta = {}
  let nullable = false
  let fallback: Json | undefined
  for (;;) {
    meta = { ...core.meta(), ...meta }
    if (core instanceof z.ZodDefault || core instanceof z.ZodPrefault) {
      const { defaultValue, innerType } = core.def
      if (fallback === undefined && isJson(defaultValue)) fallback = defaultValue
      core = known(innerType)
    } else if (core instanceof z.ZodNullable) {
      nullable = true
      core = known(core.def.innerType)
    } else if (core instanceof z.ZodOptional || core instanceof z.ZodReadonly) {
      core = known(core.def.innerType)
    } else if (core instanceof z.ZodPipe) {
      core = known(core.def.in instanceof z.ZodTransform ? core.def.out : core.def.in)
    } else {
      return { core, meta, nullable, fallback }
    }
  }
}

/** No person reads or writes it, so it is no field. */
const isItemId = (schema: z.ZodType): boolean => schema.meta()?.control === 'id'

function known(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new TypeError('The schema has a part that is not of this zod.')
}

const isText = (schema: z.ZodType) =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodLiteral

function textKind(control: FieldMeta['control']): TextKind {
  if (control === 'map-link') return 'url'
  if (control === 'price-date') return 'date'
  return control === undefined || control === 'theme' || control === 'schedule' || control === 'id'
    ? 'text'
    : control
}

const finite = (limit: number | null) =>
  limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined

function maximumLength(list: z.ZodArray): number | undefined {
  for (const check of list.def.checks ?? []) {
    const { def } = check._zod
    if (def.check === 'max_length' && 'maximum' in def && typeof def.maximum === 'number') return def.maximum
  }
}
