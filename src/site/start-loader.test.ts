import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startLoader } from './start-loader.ts'

const deploy = join(import.meta.dirname, '../../deploy')

test.each(['Caddyfile', 'nginx/maps.conf'])('deploy/%s allows the script in every page', (file) => {
  const hash = createHash('sha256').update(startLoader).digest('base64')

  expect(readFileSync(join(deploy, file), 'utf8')).toContain(`script-src 'self' 'sha256-${hash}';`)
})
