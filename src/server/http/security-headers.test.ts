import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSecurityHeaders } from './security-headers.ts'

const transport = 'max-age=63072000; includeSubDomains'
const deploy = join(import.meta.dirname, '../../../deploy')

test('HSTS includes subdomains on https sites, and is not sent on http sites', () => {
  const { forData, forAsset, forPage, forAdmin } = createSecurityHeaders('https://sitio.example')
  for (const headers of [
    forData,
    forAsset('font/woff2'),
    forPage({ styleHashes: [], scriptHashes: [], frameSources: [] }),
    forAdmin('n'),
  ]) {
    expect(headers['Strict-Transport-Security']).toBe(transport)
  }
  const { forData: plain } = createSecurityHeaders('http://localhost:3000')
  expect(plain['Strict-Transport-Security']).toBeUndefined()
})

test.each([
  ['Caddyfile', `Strict-Transport-Security "${transport}"`],
  ['nginx/maps.conf', `on "${transport}";`],
])('deploy/%s sends the same HSTS as the process', (file, line) => {
  expect(readFileSync(join(deploy, file), 'utf8')).toContain(line)
})

test('a file that is never a document gets only the headers that mean something with it', () => {
  const { forAsset, forData } = createSecurityHeaders('http://localhost:3000')

  for (const type of ['font/woff2', 'text/javascript; charset=utf-8', 'text/css; charset=utf-8'])
    expect(forAsset(type)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  // A person can open a drawing by itself.
  expect(forAsset('image/svg+xml')).toEqual(forData)
})
