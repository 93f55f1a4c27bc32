import { z } from 'zod'

/** How the admin draws a field; `text` when a schema does not say. */
export type Control =
  | 'text'
  | 'long-text'
  | 'image'
  | 'icon'
  | 'color'
  | 'brand-color'
  | 'theme'
  | 'url'
  | 'phone'
  | 'date'

declare module 'zod' {
  interface GlobalMeta {
    /** What the owner reads above the field. */
    label?: string
    /** One sentence under the field. */
    hint?: string
    control?: Control
    /** In a list: the key whose value titles a folded row. */
    rowTitle?: string
    /** Of a picture: how many pixels wide it has to be to look sharp where it stands, on dense screens too. */
    imageWidth?: number
    /** Of a picture: as high as it is wide. */
    imageIsSquare?: boolean
    /** Only an owner may change it; assistants see it. */
    ownerOnly?: boolean
  }
}

type FieldOptions = { hint?: string; max?: number }
type ImageOptions = Pick<FieldOptions, 'hint'> & { width?: number; isSquare?: boolean }

const tooLong = (max: number) => `Use ${max} caracteres como máximo.`

function string(control: Control, label: string, max: number, hint?: string) {
  return z
    .string('Escriba un texto.')
    .trim()
    .max(max, tooLong(max))
    .meta({ label, control, ...(hint ? { hint } : {}) })
}

/** One line that may be empty. */
export const text = (label: string, { hint, max = 200 }: FieldOptions = {}) =>
  string('text', label, max, hint).default('')

/** One line that must say something. */
export const requiredText = (label: string, { hint, max = 200 }: FieldOptions = {}) =>
  string('text', label, max, hint).min(1, 'Este campo es obligatorio.')

/** The same field, which only an owner may change. */
export const ownerOnly = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...schema.meta(), ownerOnly: true })

/** Several paragraphs, separated by a blank line. */
export const longText = (label: string, { hint, max = 8000 }: FieldOptions = {}) =>
  string('long-text', label, max, hint).default('')

/**
 * Where a picture is: a path of this site ('/dibujos/…', '/medios/…') or empty, which shows the fallback image.
 * No other host: a visitor's browser asks only this site.
 */
export const imagePath = (label: string, { hint, width, isSquare }: ImageOptions = {}) =>
  string('image', label, 300, hint)
    .meta({
      label,
      control: 'image',
      ...(hint ? { hint } : {}),
      ...(width ? { imageWidth: width } : {}),
      ...(isSquare ? { imageIsSquare: true } : {}),
    })
    .regex(
      /^$|^\/(?!\/)[\w./%~-]*$/,
      'Use la ruta de una imagen de este sitio, por ejemplo /dibujos/mural.svg.',
    )
    .refine((path) => !path.split('/').includes('..'), 'La ruta no puede contener «..».')
    .default('')

/** Name of a drawing from the site's icon set; empty shows none. */
export const icon = (label: string, { hint }: FieldOptions = {}) =>
  string('icon', label, 80, hint)
    .regex(/^[a-z0-9-]*$/, 'Use el nombre de un icono del sitio.')
    .default('')

/** `#rrggbb`, or empty for the theme's own colour. */
export const color = (
  label: string,
  { hint, control = 'color' }: FieldOptions & { control?: 'color' | 'brand-color' } = {},
) =>
  string(control, label, 7, hint)
    .regex(/^$|^#[0-9a-fA-F]{6}$/, 'Escriba el color como #rrggbb, por ejemplo #082462.')
    .default('')

/** Without a name and password in it, which only serve to make a host look like another. */
export function isHttpsUrl(value: string, hosts: readonly string[] = []): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  if (url.protocol !== 'https:' || url.username || url.password) return false
  return (
    hosts.length === 0 || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  )
}

/** An https address, or empty. With `hosts`, only of one of those hosts or their subdomains. */
export const httpsUrl = (
  label: string,
  {
    hint,
    hosts = [],
    pathPrefix = '',
  }: FieldOptions & { hosts?: readonly string[]; pathPrefix?: string } = {},
) =>
  string('url', label, 2000, hint)
    .refine(
      (value) => value === '' || isHttpsUrl(value, hosts),
      hosts.length === 0
        ? 'Escriba una dirección completa que empiece con https://.'
        : `Escriba una dirección https:// de ${hosts[0]}.`,
    )
    .refine(
      (value) => value === '' || !URL.canParse(value) || new URL(value).pathname.startsWith(pathPrefix),
      `La ruta de la dirección debe empezar con ${pathPrefix}.`,
    )
    .default('')

/** Digits a phone can dial: optional +, then 3 to 15 digits; spaces, dots, hyphens and brackets are dropped. */
export const phone = (label: string, { hint }: FieldOptions = {}) =>
  z
    .string('Escriba un teléfono.')
    .transform((value) => value.replace(/[\s().-]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^$|^\+?\d{3,15}$/, 'Escriba un teléfono: de 3 a 15 dígitos, con + si lleva clave de país.'),
    )
    .default('')
    .meta({ label, control: 'phone', ...(hint ? { hint } : {}) })

export const visible = () => z.boolean('Elija visible u oculto.').default(true).meta({ label: 'Visible' })

/** A number with limits; `unit` goes to the label. */
export const number = (
  label: string,
  {
    min,
    max,
    fallback,
    hint,
    integer = true,
  }: {
    min: number
    max: number
    fallback: number
    hint?: string
    integer?: boolean
  },
) => {
  const base = integer ? z.int('Escriba un número entero.') : z.number('Escriba un número.')
  return base
    .min(min, `El mínimo es ${min}.`)
    .max(max, `El máximo es ${max}.`)
    .default(fallback)
    .meta({ label, ...(hint ? { hint } : {}) })
}

/** Share of the window's height, 1 to 100. */
export const percentage = (label: string, fallback: number) =>
  number(label, {
    min: 1,
    max: 100,
    fallback,
    hint: 'Solo números del 1 al 100.',
  })

/** Distance of a picture's visible part from its left edge, 0 to 100 %. */
export const offset = (label: string) =>
  number(label, {
    min: 0,
    max: 100,
    fallback: 50,
    hint: 'De 0 (borde izquierdo) a 100 (borde derecho); 50 es el centro.',
  })

/** A list the owner can add to, remove from and reorder. */
export const list = <Item extends z.ZodType>(
  label: string,
  item: Item,
  { hint, max = 100, rowTitle }: FieldOptions & { rowTitle?: string } = {},
) =>
  z
    .array(item, 'Se esperaba una lista.')
    .max(max, `Use ${max} elementos como máximo.`)
    .default([])
    .meta({
      label,
      ...(hint ? { hint } : {}),
      ...(rowTitle ? { rowTitle } : {}),
    })

/** A list of short texts. */
export const textList = (
  label: string,
  { hint, max = 100, itemMax = 600 }: FieldOptions & { itemMax?: number } = {},
) =>
  list(label, requiredText('Texto', { max: itemMax }), {
    max,
    ...(hint ? { hint } : {}),
  })

/** Groups fields under a title; refuses keys it does not know. */
export const group = <Shape extends z.ZodRawShape>(label: string, shape: Shape, hint?: string) =>
  z.strictObject(shape, { error: groupError }).meta({ label, ...(hint ? { hint } : {}) })

function groupError(issue: { code?: string; keys?: readonly string[] }): string {
  if (issue.code !== 'unrecognized_keys') return 'Se esperaba un grupo de campos.'
  return `Hay campos que no existen: ${(issue.keys ?? []).join(', ')}.`
}

/** Part of an address: lower-case letters, digits and hyphens. */
export const slug = (label: string) =>
  string('text', label, 80, 'Forma parte de la dirección de la página: minúsculas, números y guiones.').regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Use solo minúsculas sin acento, números y guiones.',
  )
