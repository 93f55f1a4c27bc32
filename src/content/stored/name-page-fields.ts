import { medicalDigest } from '../entries/sign-off.ts'
import { childOf, isJsonObject, type Json, type JsonObject } from '../values/json.ts'

/** Names in the first format, and in the second. */
const newNames: Readonly<Record<string, string>> = {
  parts: 'text',
  announcement: 'placement',
  imageIndividual: 'image',
}

/** Format 2 names the fields of a page as other programs do. */
export function namePageFields(page: JsonObject): Json {
  const named = Object.fromEntries(Object.entries(page).map(([key, value]) => [newNames[key] ?? key, value]))
  const { signOff } = page
  const { announcement: _, ...signed } = page
  // The digest covers the field's name, so a valid signature is written again for the new one.
  return isJsonObject(signOff) && childOf(signOff, 'digest') === medicalDigest(signed)
    ? { ...named, signOff: { ...signOff, digest: medicalDigest(named) } }
    : named
}
