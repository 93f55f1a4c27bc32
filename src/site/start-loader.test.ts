import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cspHash } from './csp-hash.ts'
import { speculationRules } from './speculation-rules.ts'
import { startLoader } from './start-loader.ts'

const deploy = join(import.meta.dirname, '../../deploy')

test.each(['Caddyfile', 'nginx/maps.conf'])('deploy/%s allows the inline scripts of a page', (file) => {
  const hashes = [startLoader, speculationRules].map(cspHash).join(' ')

  expect(readFileSync(join(deploy, file), 'utf8')).toContain(`script-src 'self' ${hashes};`)
})
