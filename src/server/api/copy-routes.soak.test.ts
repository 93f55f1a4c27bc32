import { test } from 'vitest'
import { makeAndDownload } from '#tests/server/owner-copies.ts'

test('an owner makes and downloads a copy: backup', () => makeAndDownload('backup'))
