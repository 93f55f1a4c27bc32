import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/any-character.ts'
import { runs } from '#tests/runs.ts'
import { tracer } from '../documents/tracers.ts'
import { cleanLine, cleanLines } from './clean-text.ts'

describe('a pasted text of one line', () => {
  test.each([
    ['letters and accents of macOS', 'Ginecologi\u0301a', 'Ginecología'],
    ['no-break spaces', 'a\u00a0las\u202f10', 'a las 10'],
    ['spaces of other widths', 'uno\u2003dos\u3000tres\u2800cuatro', 'uno dos tres cuatro'],
    ['ligatures', 'eﬁcaz, ﬂujo, oﬃcina, aﬀable', 'eficaz, flujo, officina, affable'],
    ['mathematical letters', '𝗖𝗶𝘁𝗮𝘀 𝓭𝓮 𝔾𝕚𝕟𝕖 𝟮𝟰', 'Citas de Gine 24'],
    ['mathematical letters with an accent', '𝗴𝗶𝗻𝗲𝗰𝗼𝗹𝗼𝗴𝗶\u0301𝗮', 'ginecología'],
    ['fullwidth letters', 'Ｃｉｔａｓ！', 'Citas!'],
    ['letters in circles and squares', 'Ⓒⓘⓣⓐⓢ 🄲🄸🅃🄰 🅲🅸🆃🅰', 'Citas CITA CITA'],
    ['small capitals', 'ᴄɪᴛᴀ ᴄʜᴇǫᴜᴇᴏ', 'cita chequeo'],
    ['soft hyphens', 'endo\u00adme\u00adtrio\u00adsis', 'endometriosis'],
    ['zero-width characters', 'a\u200bb\u200cc\u200dd\u2060e\ufefff', 'abcdef'],
    ['directions of writing', '\u202aDra.\u202c \u200eAna\u200f \u2066Ruiz\u2069\u061c', 'Dra. Ana Ruiz'],
    ['tracers', `Dra. Ana${tracer(7)}`, 'Dra. Ana'],
    ['tags and selectors', 'Dra.\u{e0041}\u{e007f} Ana\ufe0f', 'Dra. Ana'],
    ['objects and noncharacters', 'Dra.\ufffc Ana\uffff\ufdd0', 'Dra. Ana'],
    [
      'line breaks and controls',
      'Calle 1\r\nCol.\vCentro\fCP\u2028Puebla\u0085MX\u0096fin\u2029.',
      'Calle 1 Col. Centro CP Puebla MX fin .',
    ],
    ['hyphens that do not break', '55\u20111234', '55-1234'],
    ['half of a character pair', 'a\ud800b', 'a\ufffdb'],
  ])('loses %s', (_, pasted, stored) => {
    expect(cleanLine(pasted)).toBe(stored)
  })

  test('is empty if there is nothing to see in it', () => {
    expect(cleanLine('\u200b\u00a0\u2028\u2061\ufe0f\u0007 ')).toBe('')
  })

  test.each([
    'cm² y mm³, 1.ª cita, 2.º piso, ½ h, №, Aloe™, ℞, 37 ℃, Marca® Ⓡ, Ⓜ Insurgentes, 🅿 gratis, § 3, ① uno, 1ᵉʳ',
    '👩🏽‍⚕️ ❤️‍🔥 👁️‍🗨️ 🏳️‍🌈 🇲🇽 1️⃣ ☎︎ ✔️ 🤰🏻',
    '«¿Cómo está?» — dijo… “Sí”, “’no’”, 50 %, 5–7',
  ])('stays as it is: %s', (text) => {
    expect(cleanLine(text)).toBe(text)
  })
})

describe('a pasted text of several lines', () => {
  test('keeps its lines and paragraphs', () => {
    expect(cleanLines('Uno\r\ndos\vtres\u2028cuatro\u2029cinco\n\nseis\f\u0085')).toBe(
      'Uno\ndos\ntres\ncuatro\n\ncinco\n\nseis',
    )
  })

  test("keeps Word's lists, with bullets that every font has", () => {
    expect(cleanLines('Lleve:\n\uf0b7\tsu INE\n·\testudios\no\tuna lista\n§\totra\n\uf0a7 más \uf0fc')).toBe(
      'Lleve:\n• su INE\n· estudios\n• una lista\n• otra\n• más',
    )
  })
})

/** Mostly characters that a cleaner has to do with. */
const pasted = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'aéñ {}\n\t-•·oO1#©™ªº²½ÿŒ'),
    fc.constantFrom(
      ...'\u0301\u0327\u00a0\u202f\u00ad\u200b\u200d\u2029\u2028\ufeff\ufe0f\u20e3\u2062\u0085\v\f\r\0',
    ),
    fc.constantFrom(
      '👩',
      '🏽',
      '❤',
      '☎',
      '🇲',
      '𝗮',
      'ﬃ',
      'Ⓐ',
      'ⓐ',
      '🅰',
      'ᴀ',
      'ǫ',
      'ᴜ',
      '\uf0b7',
      '\ud800',
      '\udc00',
      '\u{e0041}',
    ),
    anyCharacter,
  ),
  maxLength: 60,
})

const unseen =
  /[\p{Zs}\p{Zl}\p{Zp}\p{Cc}\p{Co}\p{Noncharacter_Code_Point}\ufb00-\ufb06\u{1d400}-\u{1d7ff}](?<![ \n\p{Cn}])/u
const invisible = /(?![\u200d\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u

describe.each([
  ['one line', cleanLine],
  ['several lines', cleanLines],
])('any text of %s', (_, clean) => {
  test('changes no more when it is cleaned again', () => {
    fc.assert(
      fc.property(pasted, (text) => clean(clean(text)) === clean(text)),
      { numRuns: runs(1500) },
    )
  })

  test('has no invisible character left', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        expect(clean(text)).not.toMatch(unseen)
        expect(clean(text)).not.toMatch(invisible)
        expect(clean(text)).toBe(clean(text).normalize('NFC').trim())
        expect(clean(text).isWellFormed()).toBe(true)
      }),
      { numRuns: runs(1500) },
    )
  })

  test('is at most three times as long', () => {
    fc.assert(
      fc.property(pasted, (text) => clean(text).length <= 3 * text.length),
      { numRuns: runs(1500) },
    )
  })
})

test('a line has no line break', () => {
  fc.assert(
    fc.property(pasted, (text) => !cleanLine(text).includes('\n')),
    { numRuns: runs(1500) },
  )
})

test.each([
  '\u200d',
  '👩\u200d',
  '\n ',
  '\u00a0',
  '\r',
  'Ⓐ',
  '\uf0b7\t',
  'e\u0301',
  '\ud800',
  '1\ufe0f',
])('cleans a long run of %j in time linear in its length', (part) => {
  expect(cleanLines(part.repeat(400_000)).length).toBeLessThan(4_000_000)
}, 20_000)
