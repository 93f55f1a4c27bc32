import { optionLabel } from '../fields/option-labels.ts'
import { cleanLine } from '../texts/clean-text.ts'
import { plainText } from '../texts/words.ts'
import { childOf, isJsonList, type Json, valueAt } from '../values/json.ts'

/**
 * The places whose name another visible place before them has. Names that two places of the earlier version share stay
 * allowed, so that no stored document blocks another change.
 */
export function newSharedNames(before: Json | undefined, after: Json) {
  const stored = new Set(sharedNames(before).map(({ key }) => key))
  return sharedNames(after)
    .filter(({ key }) => !stored.has(key))
    .map(({ path, name }) => ({
      path,
      message: `Dos lugares se llaman «${name}». Póngales nombres distintos, para que sus pacientes los distingan.`,
    }))
}

function sharedNames(content: Json | undefined) {
  const others = valueAt(content, 'doctorWorkInfo.otherPlaces')
  const known = new Set<string>()
  return [valueAt(content, 'doctorWorkInfo.consulting'), ...(isJsonList(others) ? others : [])].flatMap(
    (place, index) => {
      const name = nameOf(place, index === 0)
      if (name === '' || childOf(place, 'visible') === false) return []
      const key = plainText(name)
      const isShared = known.has(key)
      known.add(key)
      return isShared ? [{ path: `doctorWorkInfo.otherPlaces.${index - 1}.header`, name, key }] : []
    },
  )
}

/** As a reader compares it. Only the first place may have no heading: then it is called what it is. */
function nameOf(place: Json | undefined, isFirst: boolean): string {
  const header = childOf(place, 'header')
  const name = typeof header === 'string' ? cleanLine(header).replace(/\s+/g, ' ') : ''
  return name || (isFirst ? optionLabel(`${childOf(place, 'kind') ?? 'consultorio'}`) : '')
}
