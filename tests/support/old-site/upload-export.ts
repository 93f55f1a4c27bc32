import type { OwnersBrowser } from '#tests/server/owner.ts'

/** Sends a file of WordPress as the owner's browser does. */
export const uploadExport = (browser: OwnersBrowser, xml: string) =>
  browser.send({
    method: 'POST',
    url: '/api/old-site/file',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\nContent-Disposition: form-data; name="file"; filename="sitio.xml"\r\nContent-Type: text/xml\r\n\r\n${xml}\r\n--x--\r\n`,
  })
