import type { JsonObject } from '#content/values/json.ts'

/** Names in the first format, and in the second. */
const newNames: Readonly<Record<string, string>> = {
  parts: 'text',
  announcement: 'placement',
  imageIndividual: 'image',
}

/** Format 2 names the fields of a page as other programs do. */
export const namePageFields = (page: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(page).map(([key, value]) => [newNames[key] ?? key, value]))
