import { type GlobalMeta, z } from 'zod'
import { isJson, type Json, joinPath } from '../values/json.ts'
import type { AdviceName } from './advice.ts'
import type { Control } from './fields.ts'
import { optionLabel } from './option-labels.ts'
import type { UsualNamesOf } from './usual-names.ts'

type Shared = {
  /** Path in the document, with '*' for list items: 'insurances.companies.*.name'. */
  readonly path: string
  /** Last segment of the path. */
  readonly key: string
  readonly label: string
  readonly hint?: string
  readonly schema: z.ZodType
  /** Value of a new field or item. */
  readonly initial: Json
  /** Assistants see it but cannot change it. */
  readonly ownerOnly?: true
  /** Forms fold it away. */
  readonly isAdvanced?: true
}

export type TextKind =
  | 'text'
  | 'longText'
  | 'image'
  | 'icon'
  | 'color'
  | 'brandColor'
  | 'url'
  | 'phone'
  | 'email'
  | 'date'

export type GroupField = Shared & {
  readonly kind: 'group'
  readonly fields: readonly Field[]
  /** Opening hours of a week, which have a control of their own. */
  readonly isSchedule?: true
}
export type ListField = Shared & {
  readonly kind: 'list'
  readonly item: Field
  readonly max?: number
  /** Key of the field whose value is an item's title. */
  readonly rowTitle?: string
  /** Key of the field that identifies an item, if that is not its title. */
  readonly rowKey?: string
  /** Which usual names the form offers. */
  readonly usual?: UsualNamesOf
}
export type TextField = Shared & {
  readonly kind: TextKind
  readonly required: boolean
  readonly maxLength?: number
  /** For pictures: width in pixels that the place needs. */
  readonly imageWidth?: number
  readonly imageIsSquare?: boolean
  readonly advice?: AdviceName
  /** A link to the practice on a map, which also sets its pin. */
  readonly isMapLink?: true
}
export type NumberField = Shared & {
  readonly kind: 'number'
  readonly min?: number
  readonly max?: number
  readonly integer: boolean
  /** Whether the field may be empty. */
  readonly nullable: boolean
  readonly advice?: AdviceName
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
  const shared = {
    path,
    key,
    label: meta.label ?? key,
    schema,
    ...(meta.hint && { hint: meta.hint }),
    ...(meta.ownerOnly && { ownerOnly: true as const }),
    ...(meta.isAdvanced && { isAdvanced: true as const }),
  }

  if (core instanceof z.ZodObject) {
    const fields = Object.entries(core.shape).map(([name, child]) =>
      toField(known(child), joinPath(path, name), name),
    )
    const initial = Object.fromEntries(fields.map((field) => [field.key, field.initial]))
    const isSchedule = meta.control === 'schedule' && { isSchedule: true as const }
    return { ...shared, kind: 'group', fields, initial, ...isSchedule }
  }
  if (core instanceof z.ZodArray) {
    const item = toField(known(core.element), joinPath(path, '*'), '*')
    return {
      ...shared,
      kind: 'list',
      item,
      initial: fallback ?? [],
      ...defined({ max: maximumLength(core), usual: meta.usual }),
      ...defined({ rowTitle: meta.rowTitle, rowKey: meta.rowKey }),
    }
  }
  if (core instanceof z.ZodBoolean) return { ...shared, kind: 'boolean', initial: fallback ?? false }
  if (core instanceof z.ZodNumber) {
    return {
      ...shared,
      kind: 'number',
      integer: core.isInt,
      nullable,
      initial: fallback ?? (nullable ? null : ''),
      ...defined({ min: finite(core.minValue), max: finite(core.maxValue), advice: meta.advice }),
    }
  }
  if (core instanceof z.ZodEnum) {
    const options = core.options.map((value) => ({ value: `${value}`, label: optionLabel(`${value}`) }))
    const initial = fallback ?? options[0]?.value ?? ''
    return { ...shared, kind: 'enum', options, isTheme: meta.control === 'theme', initial }
  }
  const texts = core instanceof z.ZodUnion ? core.options.map((option) => unwrap(known(option)).core) : [core]
  if (texts.every(isText)) {
    const limits = texts.length === 1 && core instanceof z.ZodString ? core : undefined
    return {
      ...shared,
      kind: texts.some(isEmail) ? 'email' : textKind(meta.control),
      required: (limits?.minLength ?? 0) > 0,
      initial: fallback ?? '',
      ...(meta.control === 'map-link' && { isMapLink: true as const }),
      ...defined({
        maxLength: limits?.maxLength ?? undefined,
        imageWidth: meta.imageWidth,
        imageIsSquare: meta.imageIsSquare,
        advice: meta.advice,
      }),
    }
  }
  throw new Error(`No field can be drawn for '${path}' (${core.type}).`)
}

/** Removes defaults, nullability and transforms from a schema. Labels of the outer schema override inner ones. */
function unwrap(schema: z.ZodType) {
  let core = schema
  let meta: GlobalMeta = {}
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

function known(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new TypeError('The schema has a part that is not of this zod.')
}

const isEmail = (schema: z.ZodType) => schema instanceof z.ZodEmail
const isText = (schema: z.ZodType) =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodLiteral

function textKind(control: Control | undefined): TextKind {
  switch (control) {
    case 'long-text':
      return 'longText'
    case 'brand-color':
      return 'brandColor'
    case 'map-link':
      return 'url'
    case 'theme':
    case 'schedule':
    case undefined:
      return 'text'
    default:
      return control
  }
}

const finite = (limit: number | null) =>
  limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined

function maximumLength(schema: z.ZodArray): number | undefined {
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod
    if (def.check === 'max_length' && 'maximum' in def && typeof def.maximum === 'number') return def.maximum
  }
}

/** A copy without entries that are undefined. */
function defined<Entries extends object>(
  entries: Entries,
): { [Key in keyof Entries]?: NonNullable<Entries[Key]> }
function defined(entries: object): object {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}
