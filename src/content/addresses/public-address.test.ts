import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  'http://127.0.0.1:3000',
  'https://localhost',
  'http://[::1]:3000',
  'http://sitio.localhost',
])('%s is the own machine', (siteUrl) => expect(isPublicAddress(siteUrl)).toBe(false))

test.each([
  'https://ejemplo.mx',
  'http://10.0.0.5:3000',
  'https://localhost.ejemplo.mx',
])('%s is public', (siteUrl) => expect(isPublicAddress(siteUrl)).toBe(true))
