import { isJsonList, isJsonObject, type Json, textOf, valueAt, withValueAt } from '#content/values/json.ts'

/** What the samples of the first versions promised for emergencies. No visitor saw it. */
const promise = 'Las 24 horas, en el hospital'

/** Degrees that they invented. */
const inventedDegree = /Nombre de la Institución|Hospital sede y universidad/

/** Format 7 has nothing of the samples of the first versions. */
export function clearFormerSample(content: Json): Json {
  const hours = valueAt(content, 'doctorWorkInfo.urgencies.hours')
  const isPromised = isJsonObject(hours) && Object.values(hours).includes(promise)
  const cleared = isPromised ? withValueAt(content, 'doctorWorkInfo.urgencies.hours', {}) : content
  const degrees = valueAt(cleared, 'certifications.documents')
  if (!isJsonList(degrees)) return cleared
  const own = degrees.filter((degree) => !isInvented(degree))
  return own.length === degrees.length ? cleared : withValueAt(cleared, 'certifications.documents', own)
}

const isInvented = (degree: Json) => isJsonObject(degree) && inventedDegree.test(textOf(degree.name))
