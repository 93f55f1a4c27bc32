import { useDocument } from '#admin/api/documents.ts'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { documents } from '#content/documents/documents.ts'
import type { Field, ListField } from '#content/fields/schema-tree.ts'
import { localTime } from '#content/hours/local-time.ts'
import type { Notice } from '#content/notices/notice.ts'
import { practiceHours } from '#content/places/practice-hours.ts'
import { isJsonList, isJsonObject, type Json, type JsonObject } from '#content/values/json.ts'

/** Path of the list of notices in the draft. */
export const listPath = documents.notices.bodyKey

export const noticesField: ListField = findList()

function findList(): ListField {
  const { tree } = documentDraft('notices').draft
  const [list] = tree.kind === 'group' ? tree.fields : []
  if (list?.kind !== 'list') throw new TypeError('The notices are a list.')
  return list
}

export function fieldOf(key: string): Field {
  const { item } = noticesField
  const field = item.kind === 'group' ? item.fields.find((one) => one.key === key) : undefined
  if (!field) throw new TypeError(`A notice has no field ${key}.`)
  return field
}

const { initial } = noticesField.item
/** The values of a new notice. */
export const initialNotice: JsonObject = isJsonObject(initial) ? initial : {}

export const noticesIn = (draft: JsonObject): readonly Json[] => {
  const value = draft[listPath]
  return isJsonList(value) ? value : none
}
const none: readonly Json[] = []

/** The hours of the practice with these notices, and its local time; undefined while they load. */
export function usePractice() {
  const { data } = useDocument('site-content')
  if (!data) return undefined
  const { clock, timeZone } = data.value.doctorWorkInfo
  return {
    clock,
    hoursWith: (notices: readonly Notice[]) => practiceHours(data.value, notices),
    now: localTime(new Date(), timeZone),
  }
}
