import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import decodeQR from 'qr/decode.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { codeFor } from '../../src/admin/handouts/code.ts'
import { HandoutSheet } from '../../src/admin/handouts/handout.tsx'
import {
  type HandoutFormat,
  handoutFormats,
  layoutOf,
  type Paper,
  papers,
  placesOnPaper,
} from '../../src/admin/handouts/handout-formats.ts'
import { siteTheme } from '../../src/content/theme/index.ts'
import { findChromium } from '../../src/server/chromium/find-chromium.ts'
import { createHandoutPrinter } from '../../src/server/handouts/print-handout.ts'
import { PreparedResponse } from '../../src/server/responses/prepared-response.ts'
import { temporaryFolder } from '../support/server/temporary-folder.ts'

vi.setConfig({ testTimeout: 300_000 })

const chromium = findChromium(undefined)
const poppler = '/usr/bin/pdftoppm'
const isMissing = chromium === undefined || !existsSync(poppler)

const fonts = join(import.meta.dirname, '../../public/assets/fonts')
const fontNames = ['labrada-6c8535b0.woff2', 'figtree-a0fbe024.woff2']
const assets = new Map(
  fontNames.map((name) => [
    `/assets/fonts/${name}`,
    new PreparedResponse({
      status: 200,
      contentType: 'font/woff2',
      body: readFileSync(join(fonts, name)),
      headers: {},
    }),
  ]),
)
const address = 'https://consultorio-dra-hernandez-villasenor.com.mx/opinion/torre'
const words = {
  name: 'Dra. María Guadalupe Montserrat Hernández-Villaseñor de la Garza',
  specialty: 'Ginecología, obstetricia y medicina materno-fetal',
  call: 'Cuente su experiencia en Google',
  shown: 'consultorio-dra-hernandez-villasenor.com.mx/opinion/torre',
  mentions: ['Céd. prof. 1234567, Universidad Nacional Autónoma de México', 'Aviso COFEPRIS 263300201A1234'],
}
const cases = (Object.keys(papers) as Paper[]).flatMap((paper) =>
  (Object.keys(handoutFormats) as HandoutFormat[]).map((format) => [format, paper] as const),
)
const dotsPerMm = 150 / 25.4

/** The first page of a PDF as a printer of 150 dpi draws it. Keeps the files in `HANDOUTS_FOLDER`, to look at them. */
function drawn(pdf: Uint8Array, name: string): string {
  const base = join(process.env.HANDOUTS_FOLDER ?? temporaryFolder(), name)
  writeFileSync(`${base}.pdf`, pdf)
  execFileSync(poppler, ['-r', '150', '-png', '-singlefile', `${base}.pdf`, base])
  return `${base}.png`
}

// `apt-get install chromium poppler-utils` brings what this test needs.
test.skipIf(isMissing).each(cases)(
  'another program reads the code of every %s on a PDF of %s that the server made',
  async (format, paper) => {
    const layout = layoutOf(format, paper)
    const code = codeFor(address, layout.code)
    if (!code) throw new Error('The address has a code.')
    const { roles } = siteTheme({ preset: 'talavera', brandColor: '' })
    const drawing = renderToStaticMarkup(createElement(HandoutSheet, { words, code, layout, roles, paper }))
    const print = createHandoutPrinter({ chromium: chromium ?? '', assets, folder: temporaryFolder() })

    const pdf = await print({ paper, drawing })

    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type ?\/Page\b/g),
    ).toHaveLength(1)
    const file = drawn(pdf, `${format}-${paper}`)
    for (const { x, y } of placesOnPaper(layout, paper)) {
      const [left, top, width, height] = [x, y, layout.width, layout.height].map((mm) =>
        Math.floor(mm * dotsPerMm),
      )
      const piece = { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 }
      const { data, info } = await sharp(file)
        .extract(piece)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(decodeQR({ width: info.width, height: info.height, data })).toBe(address)
    }
  },
)
