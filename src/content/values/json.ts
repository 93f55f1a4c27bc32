/** Any value in a document. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json }

/** `Array.isArray` does not narrow to a readonly list. */
export const isJsonList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isJsonList(value)

/** A text as it is; '' for anything else. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  return Array.isArray(value) ? value.every(isJson) : Object.values(value).every(isJson)
}

/** 'doctorInfo.languages.0' → ['doctorInfo', 'languages', '0']. The path of the document itself is ''. */
export const pathSegments = (path: string): string[] => (path === '' ? [] : path.split('.'))

export const joinPath = (parent: string, segment: string | number) =>
  parent === '' ? `${segment}` : `${parent}.${segment}`

export const parentPath = (path: string) => pathSegments(path).slice(0, -1).join('.')

/** Whether `path` equals `ancestor` or is below it. */
export const isWithin = (path: string, ancestor: string) =>
  ancestor === '' || path === ancestor || path.startsWith(`${ancestor}.`)

export function childOf(value: Json | undefined, segment: string): Json | undefined {
  if (isJsonList(value)) return value[Number(segment)]
  return isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
}

export const valueAt = (document: Json | undefined, path: string): Json | undefined =>
  pathSegments(path).reduce<Json | undefined>(childOf, document)

/** The list at a path; empty if there is none. The same array while nothing changes. */
export function listAt(document: Json | undefined, path: string): readonly Json[] {
  const value = valueAt(document, path)
  return isJsonList(value) ? value : noItems
}

const noItems: readonly Json[] = []

/** A copy of `document` with another value at `path`. Everything outside the path is shared with the original. */
export function withValueAt(document: Json | undefined, path: string, value: Json): Json {
  const [segment, ...rest] = pathSegments(path)
  if (segment === undefined) return value
  const child = withValueAt(childOf(document, segment), rest.join('.'), value)
  if (isJsonList(document)) return document.with(Number(segment), child)
  return { ...(isJsonObject(document) ? document : {}), [segment]: child }
}

/** The value of a JSON text; undefined for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Change = (text: string, path: string) => string

/** A copy in which `change` was applied to every text. Parts without a changed text stay the same objects. */
export function mapTexts<Value extends Json>(value: Value, change: Change, path?: string): Value
export function mapTexts(value: Json, change: Change, path = ''): Json {
  if (typeof value === 'string') return change(value, path)
  if (isJsonList(value)) {
    const items = value.map((item, index) => mapTexts(item, change, joinPath(path, index)))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isJsonObject(value)) return value
  let copy: { [key: string]: Json } | undefined
  for (const [key, child] of Object.entries(value)) {
    const changed = mapTexts(child, change, joinPath(path, key))
    if (changed === child) continue
    copy ??= { ...value }
    copy[key] = changed
  }
  return copy ?? value
}

/** A copy with another text at the path, which must be the path of a text. */
export function withTextAt<Value extends Json>(value: Value, path: string, text: string): Value
export function withTextAt(value: Json, path: string, text: string): Json {
  return withValueAt(value, path, text)
}
