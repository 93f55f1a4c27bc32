import type { z } from 'zod'
import type { handoutCalls } from '#contract/handouts.ts'
import { checkMemory, printPage, withBrowserPage } from '../chromium/browser.ts'
import { type OwnFiles, ownFolder, serveToBrowser } from '../chromium/serve-to-browser.ts'
import type { BundleFiles } from '../responses/prepared-response.ts'

type Handout = z.output<(typeof handoutCalls)['POST /api/handouts/pdf']['body']>
export type PrintHandout = (handout: Handout) => Promise<Uint8Array>

type Options = {
  readonly chromium: string
  /** Have the fonts of the site. */
  readonly assets: BundleFiles
  /** For Chromium's temporary files. */
  readonly folder: string
}

/** In ms, for one sheet. The admin waits 35 s. */
const timeout = 30_000

const pageSizes = { carta: '215.9mm 279.4mm', a4: '210mm 297mm' } as const

/**
 * A drawing comes from a browser and may contain anything. Chromium runs none of its scripts, follows none of its links
 * and loads nothing but fonts: a sandbox also ends `<meta http-equiv="refresh">`.
 */
const policy =
  "default-src 'none'; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin"

/** Prints sheets to PDF with the system's Chromium, which reaches nothing but the sheet and the site's fonts. */
export const createHandoutPrinter =
  ({ chromium, assets, folder }: Options): PrintHandout =>
  async ({ paper, drawing }) => {
    checkMemory()
    const address = `${ownFolder}hoja`
    // Without those of rare characters, which are printed in a font of the system.
    const fonts = [...assets].filter(([path]) => path.endsWith('.woff2') && !path.includes('-raros-'))
    const files: OwnFiles = new Map(
      fonts.map(([path, { content }]) => [path, { type: 'font/woff2', body: content.body }]),
    )
    const body = sheetPage(paper, drawing, fontFaces([...files.keys()]))
    files.set(address, { type: 'text/html; charset=utf-8', policy, body })
    const server = await serveToBrowser({ respond: () => false }, files)
    const { origin } = server
    const signal = AbortSignal.timeout(timeout)
    try {
      return await withBrowserPage({ path: chromium, origin, signal, folder }, (page) =>
        printPage(page, `http://${origin}${address}`),
      )
    } finally {
      server.close()
    }
  }

/** A sheet that is a fraction of a millimetre too long would need a second page. */
const sheetPage = (paper: Handout['paper'], drawing: string, faces: string): string => `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<title>Para mi consultorio</title>
<style>
${faces}
@page { size: ${pageSizes[paper]}; margin: 0 }
body { margin: 0 }
svg { display: block; height: auto; max-height: 100vh }
</style>
${drawing}
</html>`

const families = [
  ['Labrada', '600'],
  ['Figtree', '400 650'],
] as const

const fontFaces = (paths: readonly string[]): string =>
  families
    .map(([family, weight]) => {
      const path = paths.find((each) => each.includes(`/${family.toLowerCase()}-`))
      return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url('${path}') }`
    })
    .join('\n')
