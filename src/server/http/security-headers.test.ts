import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headerObject } from './header-object.ts'
import { createSecurityHeaders } from './security-headers.ts'

const transport = 'max-age=63072000; includeSubDomains'
const deploy = join(import.meta.dirname, '../../../deploy')

test('HSTS includes subdomains on https sites, and is not sent on http sites', () => {
  const { forData, forPage, forAdmin } = createSecurityHeaders('https://sitio.example')
  for (const headers of [forData, forPage({ styleHashes: [], frameSources: [] }), forAdmin('n')]) {
    expect(headerObject(headers)['Strict-Transport-Security']).toBe(transport)
  }
  const { forData: plain } = createSecurityHeaders('http://localhost:3000')
  expect(headerObject(plain)['Strict-Transport-Security']).toBeUndefined()
})

test.each([
  ['Caddyfile', `Strict-Transport-Security "${transport}"`],
  ['nginx/maps.conf', `on "${transport}";`],
])('deploy/%s sends the same HSTS as the process', (file, line) => {
  expect(readFileSync(join(deploy, file), 'utf8')).toContain(line)
})
