import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteTheme } from '#content/theme/index.ts'
import { presetNames } from '#content/theme/presets.ts'
import { codeFor } from './code.ts'
import { HandoutPicture } from './handout.tsx'
import { handoutFormats, poster } from './handout-formats.ts'

const addresses = [
  'https://dra-ana.mx',
  'https://dra-ana.mx/opinion/star-medica',
  `https://consultorio-de-la-dra-hernandez-villasenor.com.mx/servicios/${'valoracion-'.repeat(6)}`,
]

/** What a reader finds on a drawing, which is rendered as a printer of so many dpi would. */
async function readOn(svg: string, density = 150) {
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

type Format = (typeof handoutFormats)[number]

function drawn(format: Format, address: string, preset: (typeof presetNames)[number]): string {
  const words = {
    name: 'Dra. Ana Ruiz',
    specialty: 'Ginecología',
    call: 'Escríbame',
    shown: 'dra-ana.mx',
    mentions: ['Céd. prof. 1234567'],
  }
  const code = codeFor(address, format.code)
  if (!code) throw new Error('The address has a code.')
  const { roles } = siteTheme({ preset, brandColor: '' })
  return renderToStaticMarkup(<HandoutPicture {...{ words, code, format, roles }} />)
}

test.each(handoutFormats)('a reader finds every address on a $file', async (format) => {
  // Coarser on the poster: its large code is readable all the same, and a picture of 150 dpi takes a second.
  const density = format === poster ? 60 : 150
  for (const address of addresses)
    expect(await readOn(drawn(format, address, presetNames[0]), density)).toBe(address)
})

test('a reader finds an address in every theme', async () => {
  const [card] = handoutFormats
  const [address = ''] = addresses
  for (const preset of presetNames)
    if (card) expect(await readOn(drawn(card, address, preset)), preset).toBe(address)
})
