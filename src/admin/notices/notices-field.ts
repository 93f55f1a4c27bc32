import { useDocument } from '#admin/api/documents.ts'
import { documentList } from '#admin/form/list/document-list.ts'
import { useNow } from '#admin/shell/use-now.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { localTime } from '#content/hours/local-time.ts'
import type { Notice } from '#content/notices/notice.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import { isJsonObject, type JsonObject, listAt } from '#content/values/json.ts'

export const { listPath, list: noticesField } = documentList('notices')

export function fieldOf(key: string): Field {
  const { item } = noticesField
  const field = item.kind === 'group' ? item.fields.find((one) => one.key === key) : undefined
  if (!field) throw new TypeError(`A notice has no field ${key}.`)
  return field
}

const { initial } = noticesField.item
/** The values of a new notice. */
export const initialNotice: JsonObject = isJsonObject(initial) ? initial : {}

export const noticesIn = (draft: JsonObject) => listAt(draft, listPath)

/** The hours of the practice with these notices, and its local time; undefined while they load. */
export function usePractice() {
  const { data } = useDocument('site-content')
  const moment = useNow()
  if (!data) return undefined
  const { clock, timeZone } = data.value.doctorWorkInfo
  return {
    clock,
    hoursWith: (notices: readonly Notice[]) => practiceHours(data.value, notices),
    now: localTime(moment, timeZone),
  }
}
