import { isJsonList, isJsonObject, type Json, joinPath, withValueAt } from '#content/values/json.ts'

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
