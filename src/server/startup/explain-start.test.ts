import { describe, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { StartError } from '../process/run.ts'
import { explainStart } from './explain-start.ts'

const config = loadConfig({ PORT: '80' })

/** An error as Node throws it for a refused system call. */
const refusal = (code: string, syscall: string, details: object) =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, ...details })

describe('the operator gets an explanation', () => {
  test.each([
    ['a port', refusal('EACCES', 'listen', { address: '127.0.0.1', port: 80 }), /puerto 80: cambie PORT/],
    ['a folder', refusal('EACCES', 'rmdir', { path: '/datos/tmp' }), /«\/datos\/tmp»: no hay permiso/],
    [
      'a full disk',
      refusal('ENOSPC', 'open', { path: '/datos/marca' }),
      /«\/datos\/marca»: no queda espacio/,
    ],
  ])('of %s', (_what, error, words) => {
    const explained = explainStart(error, config)

    expect(explained).toBeInstanceOf(StartError)
    expect(String(explained)).toMatch(words)
  })

  test('and for a bug the full error', () => {
    const error = new TypeError('undefined is not a function')

    expect(explainStart(error, config)).toBe(error)
  })
})
