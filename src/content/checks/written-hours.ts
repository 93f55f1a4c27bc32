import { parseOpeningHours } from '#content/hours/opening-hours.ts'
import { openingHoursOf } from '#content/hours/workplace-hours.ts'
import type { SiteContent } from '#content/site-content/index.ts'

/** Two times of the clock: '9:00 a 14:00', '9 a. m. – 2 p. m.'. Numbers without minutes may be weeks or days. */
const spans =
  /(?<![\d:])\d{1,2}(?::\d{2})?(?:\s?[ap]\.?\s?m\b\.?)?\s?(?:a|hasta|y cierr(?:o|amos) a|[-–])\s?(?:las\s)?\d{1,2}(?::\d{2}(?:\s?[ap]\.?\s?m\b\.?)?|\s?[ap]\.?\s?m\b\.?)/giu

/** '10 a 18 hrs' or 'de 9 a 6', which are times of the clock where the sentence speaks of opening. */
const hourSpans =
  /(?<![\d:])\d{1,2}\s?(?:a|hasta|[-–])\s?(?:las\s)?\d{1,2}(?=\s?(?:h|hrs?|horas)(?!\p{L}))|(?<=de )\d{1,2} a \d{1,2}(?=[.,;]|$)/giu
const opening =
  /(?<!\p{L})(?:abr|atend|atiend|horario|consult|lunes|martes|miércoles|jueves|viernes|sábado|domingo)/iu
const lasting = /ayuno|cada|durante|antes|después|tarda|dura(?!\p{L})/iu

/** The hours in a text that no place of the practice has. None if the practice's own hours are not known. */
export function otherHours(text: string, { doctorWorkInfo }: SiteContent): string[] {
  const isOpening = opening.test(text) && !lasting.test(text)
  const found = [spans, ...(isOpening ? [hourSpans] : [])].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([written]) => written),
  )
  if (found.length === 0) return []
  const { consulting, otherPlaces, hospital, urgencies } = doctorWorkInfo
  const known = [consulting, ...otherPlaces, hospital, urgencies].flatMap(
    (place) => openingHoursOf(place) ?? [],
  )
  if (known.length === 0) return []
  return found.flatMap((written) => {
    const span = spanIn(written)
    return span && !known.some(({ opens, closes }) => opens === span.opens && closes === span.closes)
      ? [written]
      : []
  })
}

const spanIn = (written: string) =>
  parseOpeningHours({
    dayRange1: 'lunes',
    hours1: written
      .replace(/ y cierr(?:o|amos)/, '')
      .replace(/ las /, ' ')
      .replace(/^(\d{1,2}) a (\d{1,2})$/, (_, opens, closes) => `${opens} a ${afternoon(opens, closes)}`)
      .replaceAll(/(?<![\d:])\d{1,2}(?![\d:]|\s?[ap]\.?\s?m)/giu, '$&:00'),
    dayRange2: '',
    hours2: '',
  })?.[0]

/** 'De 9 a 6' ends at 18 hours. */
const afternoon = (opens: string, closes: string) =>
  Number(closes) > Number(opens) ? closes : `${Number(closes) + 12}`
