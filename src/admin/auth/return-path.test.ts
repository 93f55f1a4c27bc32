import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { safeReturnPath, signInPath } from './return-path.ts'

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://consultorio.mx' } }))
afterAll(() => vi.unstubAllGlobals())

describe('safeReturnPath', () => {
  test.each([
    ['/admin/sitio#doctorInfo.name', '/admin/sitio#doctorInfo.name'],
    ['/admin/historial?x=1', '/admin/historial?x=1'],
    [null, '/admin'],
    ['', '/admin'],
    ['/', '/admin'],
    ['/administrador', '/admin'],
    ['//malo.com/admin', '/admin'],
    ['https://malo.com/admin', '/admin'],
    ['/\\malo.com/admin', '/admin'],
    ['javascript:alert(1)', '/admin'],
    ['/admin/entrar?volver=/admin/entrar', '/admin'],
    ['/admin/../api/site-content', '/admin'],
  ])('%s leads to %s', (path, target) => {
    expect(safeReturnPath(path)).toBe(target)
  })
})

test('the sign-in page remembers the path, except for the start page', () => {
  expect(signInPath('/admin/sitio#a.b')).toBe('/admin/entrar?volver=%2Fadmin%2Fsitio%23a.b')
  expect(signInPath('/admin')).toBe('/admin/entrar')
})
