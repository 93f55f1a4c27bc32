import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteTheme } from '#content/theme/index.ts'
import { presetNames } from '#content/theme/presets.ts'
import { codeFor } from './code.ts'
import { HandoutPicture } from './handout.tsx'
import { handoutFormats } from './handout-formats.ts'

const addresses = [
  'https://dra-ana.mx',
  'https://dra-ana.mx/opinion/star-medica',
  `https://consultorio-de-la-dra-hernandez-villasenor.com.mx/servicios/${'valoracion-'.repeat(6)}`,
]

/** What a reader finds on a drawing, which is rendered as a printer of 150 dpi would. */
async function readOn(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 150 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

/** Each address in one theme, and one address in each theme. */
const cases = presetNames.flatMap((preset, index) =>
  (index === 0 ? addresses : addresses.slice(0, 1)).map((address) => ({ preset, address })),
)

test.each(handoutFormats)('a reader finds the address on a $file, in every theme', async (format) => {
  const words = {
    name: 'Dra. Ana Ruiz',
    specialty: 'Ginecología',
    call: 'Escríbame',
    shown: 'dra-ana.mx',
    mentions: ['Céd. prof. 1234567'],
  }
  for (const { preset, address } of cases) {
    const code = codeFor(address, format.code)
    if (!code) throw new Error('The address has a code.')
    const { roles } = siteTheme({ preset, brandColor: '' })
    const svg = renderToStaticMarkup(<HandoutPicture {...{ words, code, format, roles }} />)

    expect(await readOn(svg)).toBe(address)
  }
})
