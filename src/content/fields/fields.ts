import { z } from 'zod'
import { explainSeveral, isHttpsUrl, type LinkForm, linkOrText } from '../links/read-link.ts'
import { explainUnclear, groupedNumber } from '../numbers/typed-number.ts'
import { readPhone } from '../phones/phone-number.ts'
import { explainPhones } from '../phones/several-phones.ts'
import { cleanLine, cleanLines } from '../texts/clean-text.ts'
import { isDay } from '../texts/is-day.ts'
import { maxSlug } from '../texts/slug.ts'
import type { AdviceName } from './advice.ts'
import { identified, itemId } from './item-ids.ts'
import type { UsualNamesOf } from './usual-names.ts'

/** The kinds of text fields. */
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

/** What schemas say about their fields besides their values. */
export interface FieldMeta {
  /** Label above the field. */
  label?: string
  /** Hint below the field, one sentence. */
  hint?: string | undefined
  /** The form control; the default is `text`. A map link also sets the practice's pin. An id has none. */
  control?: TextKind | 'theme' | 'map-link' | 'price-date' | 'schedule' | 'id'
  /** Only few owners need it: forms fold it away. */
  isAdvanced?: boolean
  /** What the text is checked for besides the schema. */
  advice?: AdviceName
  /** For list items: the key of the field whose value is the title of a folded row. */
  rowTitle?: string | undefined
  /** For list items: the key of the field that identifies an item. The default is its title. */
  rowKey?: string
  /** For lists: the usual names that the form offers. */
  usual?: UsualNamesOf | undefined
  /** For pictures: width in pixels that looks sharp on high-density screens too. */
  imageWidth?: number | undefined
  /** For pictures: the place is square. */
  imageIsSquare?: boolean | undefined
  /** Only an owner may change it; assistants see it read-only. */
  ownerOnly?: boolean
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

type FieldOptions = { hint?: string | undefined; max?: number }
type ImageOptions = Pick<FieldOptions, 'hint'> & { width?: number; isSquare?: boolean }

const tooLong = (max: number) => `Use ${max} caracteres como máximo.`

function string(control: TextKind, label: string, max: number, hint?: string) {
  return z
    .string('Escriba un texto.')
    .overwrite(control === 'longText' ? cleanLines : cleanLine)
    .max(max, tooLong(max))
    .meta({ label, control, hint })
}

/** A single-line text; may be empty. */
export const text = (label: string, { hint, max = 200 }: FieldOptions = {}) =>
  string('text', label, max, hint).default('')

/** The same text, checked for something besides its schema. */
export const advised = <Schema extends z.ZodType>(advice: AdviceName, schema: Schema): Schema =>
  schema.meta({ advice })

/** A single-line text; must not be empty. */
export const requiredText = (label: string, { hint, max = 200 }: FieldOptions = {}) =>
  string('text', label, max, hint).min(1, 'Este campo es obligatorio.')

/** Marks a field that forms fold away in the part «Avanzado» of its group. */
export const advanced = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ isAdvanced: true })

/** Marks a field as editable by owners only. */
export const ownerOnly = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ownerOnly: true })

/** Several paragraphs, separated by a blank line. */
export const longText = (label: string, { hint, max = 8000 }: FieldOptions = {}) =>
  string('longText', label, max, hint).default('')

/**
 * Path of a picture on this site ('/dibujos/…', '/medios/…'), or empty for the fallback image. Other hosts are
 * refused, because visitors' browsers must send requests to this site only.
 */
export const imagePath = (label: string, { hint, width, isSquare }: ImageOptions = {}) =>
  string('image', label, 300, hint)
    .meta({ imageWidth: width, imageIsSquare: isSquare })
    .regex(
      /^$|^\/(?!\/)[\w./%~-]*$/,
      'Use la dirección de una imagen de este sitio, por ejemplo /dibujos/mural.svg.',
    )
    .refine((path) => !path.split('/').includes('..'), 'La dirección no puede contener «..».')
    .default('')

/** Name of an icon drawing; empty for none. */
export const icon = (label: string, { hint }: FieldOptions = {}) =>
  string('icon', label, 80, hint)
    .regex(/^[a-z0-9-]*$/, 'Use el nombre de un icono del sitio.')
    .default('')

/** `#rrggbb`, or empty for the theme's colour. */
export const color = (
  label: string,
  { hint, control = 'color' }: FieldOptions & { control?: 'color' | 'brandColor' } = {},
) =>
  string(control, label, 7, hint)
    .regex(
      /^$|^#[0-9a-fA-F]{6}$/,
      'Elija el color en el cuadro, o escriba su código: # y seis cifras o letras, por ejemplo #082462.',
    )
    .default('')

type LinkOptions = FieldOptions &
  Partial<LinkForm> & {
    readonly pathPrefix?: string
    /** What to type instead of a wrong address. */
    readonly wanted?: string
  }

/**
 * An https URL, or empty. With `hosts`, only URLs of these hosts and their subdomains; what people paste or type in place
 * of such a URL is understood.
 */
export const httpsUrl = (
  label: string,
  { hint, hosts = [], otherHosts, profile, none, pathPrefix = '', wanted }: LinkOptions = {},
) => {
  const form = { hosts, otherHosts, profile, none }
  const usual =
    hosts.length === 0
      ? 'Escriba una dirección completa que empiece con https://.'
      : `Escriba ${profile ? 'su usuario con @, o ' : ''}una dirección https:// de ${hosts[0]}.`
  const wrong = wanted ?? usual
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? linkOrText(cleanLines(value), form) : value),
      string('url', label, 2000, hint)
        .meta({ advice: 'link' })
        .refine((value) => value === '' || isHttpsUrl(value, hosts), {
          error: ({ input }) => explainSeveral(`${input}`, form) ?? wrong,
        })
        .refine(
          (value) => value === '' || !URL.canParse(value) || new URL(value).pathname.startsWith(pathPrefix),
          `Esta dirección no sirve aquí: después de ${hosts[0] ?? 'su dominio'} debe seguir ${pathPrefix}.`,
        ),
    )
    .default('')
}

/** The address of a source. It is stored as it is, because a signature covers it; the form stores what it understands. */
export const sourceUrl = (label: string) => advised('link', string('url', label, 400)).default('')

/**
 * A telephone number, in any form in which people write one; stored as E.164 ('+525512345678'), with its extension
 * ('+525512345678;ext=204'). Service numbers such as 911 and numbers that are not understood keep their digits.
 */
export const phone = (
  label: string,
  { hint, advice = 'phone' }: FieldOptions & { advice?: 'phone' | 'whatsapp' } = {},
) =>
  z
    .string('Escriba un teléfono.')
    .overwrite(cleanLine)
    .transform((value) => readPhone(value)?.stored ?? value)
    .pipe(
      z.string().regex(/^$|^\+?\d{3,15}(?:;ext=\d{1,7})?$/, {
        error: ({ input }) => explainPhones(`${input}`),
      }),
    )
    .default('')
    .meta({ label, control: 'phone', advice, hint })

/** An e-mail address, or empty. */
export const email = (label: string) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? cleanLine(value).replace(/^mailto:/i, '') : value),
      z.union([z.literal(''), z.email('Escriba un correo, por ejemplo consulta@ejemplo.mx.')]),
    )
    .default('')
    .meta({ label, control: 'email' })

export const visible = () => z.boolean('Elija visible u oculto.').default(true).meta({ label: 'Visible' })

/** A day as `2026-01-31`, or empty. */
export const date = (label: string, { hint }: FieldOptions = {}) =>
  string('date', label, 10, hint)
    .refine((value) => value === '' || isDay(value), 'Escriba la fecha como 2026-01-31.')
    .default('')

/** Says why an input is no number: a form sends what was typed if no number can be read from it. */
export const noNumber = (max: number, message = 'Escriba un número.') => ({
  error: ({ code, input }: { readonly code?: string; readonly input?: unknown }): string | undefined => {
    if (code !== 'invalid_type') return
    if (typeof input === 'string') return explainUnclear(input, { max }) ?? message
    const isNumber = typeof input === 'number' && Number.isFinite(input)
    return isNumber ? `Se entiende ${groupedNumber(input)}. ${message}` : message
  },
})

type NumberOptions = { min: number; max: number; fallback: number; hint?: string; integer?: boolean }

/** A number with limits. */
export const number = (label: string, { min, max, fallback, hint, integer = true }: NumberOptions) => {
  const base = integer ? z.int(noNumber(max, 'Escriba un número entero.')) : z.number(noNumber(max))
  return base
    .min(min, `El mínimo es ${min}.`)
    .max(max, `El máximo es ${max}.`)
    .default(fallback)
    .meta({ label, hint })
}

/** Percentage of the window's height, 1 to 100. */
export const percentage = (label: string, fallback: number) =>
  number(label, { min: 1, max: 100, fallback, hint: 'Solo números del 1 al 100.' })

/** Distance of the visible part from a picture's left edge, 0 to 100 %. */
export const offset = (label: string) =>
  number(label, {
    min: 0,
    max: 100,
    fallback: 50,
    hint: 'De 0 (borde izquierdo) a 100 (borde derecho); 50 es el centro.',
  })

const arrayOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, 'Se esperaba una lista.').max(max, `Use ${max} elementos como máximo.`)

/** A list of single values, which can be added, removed and reordered. */
export const valueList = <Value extends z.ZodType>(
  label: string,
  value: Value,
  { hint, max = 100 }: FieldOptions = {},
) => arrayOf(value, max).default([]).meta({ label, hint })

type ItemOptions<Item> = FieldOptions & {
  rowTitle?: string
  usual?: UsualNamesOf
  makeIds?: (items: readonly Item[]) => Item[]
}

/** A list of groups that can be added, removed and reordered. Each item has an id; `makeIds` makes those that lack. */
export const list = <Item extends z.ZodType<{ readonly id: string }>>(
  label: string,
  item: Item,
  { hint, max = 100, rowTitle, usual, makeIds }: ItemOptions<z.output<Item>> = {},
) => identified(arrayOf(item, max), makeIds).default([]).meta({ label, hint, rowTitle, usual })

/** A list of short texts. */
export const textList = (
  label: string,
  { hint, max = 100, itemMax = 600 }: FieldOptions & { itemMax?: number } = {},
) => valueList(label, requiredText('Texto', { max: itemMax }), { max, hint })

/** A titled group of fields; refuses unknown keys. */
export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  z.strictObject(shape, { error: groupError }).meta({ label, hint })

/** The group of fields of a list's items. */
export const listItem = <Shape extends z.ZodRawShape>(label: string, shape: Shape) =>
  group(label, { id: itemId, ...shape })

function groupError(issue: { code?: string; keys?: readonly string[] }): string {
  if (issue.code !== 'unrecognized_keys') return 'Se esperaba un grupo de campos.'
  return `Hay campos que no existen: ${(issue.keys ?? []).join(', ')}.`
}

/** Part of a URL: lower-case letters, digits and hyphens. */
export const slug = (label: string, { hint = slugHint, max = maxSlug }: FieldOptions = {}) =>
  string('text', label, max, hint).regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use solo minúsculas sin acento, números y guiones.',
  )

/** The specification asks for both in every licence field. */
export const licenceHint =
  'Escriba la clave (el número de cédula) y, después de una coma, la institución que expidió el título, por ejemplo 1234567, UNAM. La ley pide las dos en cada página.'

/** A key of the education ministry's registry of licences, with or without an institution, or empty. */
export const cedula = (label: string) =>
  string('text', label, 160, licenceHint)
    .regex(
      /^(?:[A-Za-z0-9-]{4,20}(?:,.*)?)?$/,
      'Escriba el número y, después de una coma, la institución, por ejemplo 1234567, UNAM.',
    )
    .default('')

/** A slug, or empty. */
export const optionalSlug = (label: string, hint?: string) =>
  string('text', label, maxSlug, hint)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Use solo minúsculas sin acento, números y guiones.')
    .default('')

const slugHint = 'Forma parte de la dirección de la página: minúsculas, números y guiones.'
