import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { findChromium } from '../chromium/find-chromium.ts'
import { createHandoutPrinter } from './print-handout.ts'

vi.setConfig({ testTimeout: 300_000 })

const chromium = findChromium(undefined)

/** A server whose requests are counted, as another service of the machine would get them. */
async function countingServer() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('<h1>secreto</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return { asked, url: `http://127.0.0.1:${address.port}` }
}

const print = (drawing: string) =>
  createHandoutPrinter({ chromium: chromium ?? '', assets: new Map(), folder: temporaryFolder() })({
    paper: 'a4',
    drawing,
  })

// The test run installs Chromium; elsewhere the screen says how the browser makes a PDF.
test.skipIf(chromium === undefined)(
  'a hostile drawing runs nothing, loads nothing and stays a sheet',
  async () => {
    const { asked, url } = await countingServer()
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">
    <script>fetch('${url}/script'); location = '${url}/location'</script>
    <image href="${url}/image" width="10" height="10" onload="location='${url}/onload'"/>
    <use href="${url}/use#a"/>
    <style>@import url('${url}/import'); text { background: url('${url}/style') }</style>
    <foreignObject width="10" height="10"><meta http-equiv="refresh" content="0; url=${url}/refresh"/><iframe src="${url}/frame"/></foreignObject>
    </svg><meta http-equiv="refresh" content="0; url=${url}/later"><iframe src="${url}/frame-2"></iframe><img src="${url}/img"><link rel="stylesheet" href="${url}/css"><script>document.body.innerHTML='x'</script><svg></svg>`

    const pdf = Buffer.from(await print(drawing)).toString('latin1')

    expect(asked).toEqual([])
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf).toMatch(/\/MediaBox ?\[0 0 59\d(?:\.\d+)? 84[12]/)
  },
)
