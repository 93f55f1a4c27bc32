import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { BusyStoreError, DamagedStoreError, StoreUnavailableError } from '../store-errors.ts'
import { isConnectionLost, named } from './postgres-errors.ts'

/** An error as the PostgreSQL server reports it. */
function errorResponse(code: string): DatabaseError {
  const error = new DatabaseError('what happened', 0, 'error')
  return Object.assign(error, { code, severity: 'ERROR' })
}

test.each([
  ['53100', /disco de PostgreSQL está lleno/],
  ['53300', /No se puede usar PostgreSQL/],
  ['25006', /no admite escrituras/],
  ['28P01', /no acepta el usuario o la contraseña/],
  ['3D000', /no existe/],
  ['42501', /no tiene permiso/],
  ['55P03', /ocupada/],
  ['57014', /No se puede usar PostgreSQL \(what happened\)/],
  ['57P01', /No se puede usar PostgreSQL/],
  ['58030', /No se puede usar PostgreSQL/],
])('%s means that the store is unavailable', (code, words) => {
  const error = named(errorResponse(code))

  expect(error).toBeInstanceOf(StoreUnavailableError)
  expect(error).toMatchObject({ message: expect.stringMatching(words), cause: { code } })
})

test.each(['40001', '40P01'])('%s means that a retry may succeed at once', (code) => {
  expect(named(errorResponse(code))).toBeInstanceOf(BusyStoreError)
})

test.each(['XX001', 'XX002'])('%s means that the store is damaged', (code) => {
  expect(named(errorResponse(code))).toBeInstanceOf(DamagedStoreError)
})

test.each(['23505', '42601', '22021'])('%s is a bug and is returned unchanged', (code) => {
  const error = errorResponse(code)

  expect(named(error)).toBe(error)
  expect(isConnectionLost(error)).toBe(false)
})

test('any error of the connection means that the store is unavailable', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })

  expect(named(refused)).toMatchObject({
    name: 'StoreUnavailableError',
    message: 'No se puede usar PostgreSQL (ECONNREFUSED).',
  })
  expect(named(new Error('Query read timeout'))).toBeInstanceOf(StoreUnavailableError)
})

test.each(['57P01', '08006', '25P03'])('after %s the connection is not used again', (code) => {
  expect(isConnectionLost(errorResponse(code))).toBe(true)
})
