import { describe, expect, test } from 'vitest'
import { ApiProblem, describeProblem, describeWait, messageOf } from './problem.ts'

describe('describeProblem', () => {
  test.each([
    [{ status: 0, code: 'network' }, 'No hay conexión'],
    [{ status: 0, code: 'timeout' }, 'tardó demasiado'],
    [{ status: 401, code: 'unauthorized' }, 'Su sesión terminó'],
    [{ status: 409, code: 'stale_revision', title: 'Otra persona guardó.' }, 'Compare las dos'],
    [{ status: 409, code: 'email_taken', title: 'Ya hay una cuenta con ese correo.' }, 'Ya hay una cuenta'],
    [{ status: 413, code: 'too_large' }, 'demasiado contenido'],
    [{ status: 413, code: 'picture_too_large', detail: 'La imagen pesa más de 25 MB.' }, 'pesa más de 25 MB'],
    [{ status: 415, code: 'picture_type', title: 'Suba una fotografía JPEG.' }, 'Suba una fotografía'],
    [{ status: 429, code: 'too_many_attempts', retryAfter: 90 }, 'Espere 2 minutos'],
    [{ status: 503, code: 'store_unavailable' }, 'Lo que escribió sigue aquí'],
    [
      { status: 500, code: 'saved_not_published', title: 'Se guardó, pero no se pudo publicar.' },
      'Se guardó',
    ],
    [{ status: 418, code: 'teapot' }, 'Algo falló en el sitio'],
  ])('%o reads «%s»', (facts, text) => {
    expect(describeProblem(facts)).toContain(text)
  })

  test('returns the message of the problem', () => {
    const facts = { status: 413, code: 'too_large' }

    expect(messageOf(new ApiProblem(facts))).toBe(describeProblem(facts))
  })

  test('hides the message of a bug', () => {
    expect(messageOf(new TypeError('x is undefined'))).not.toContain('undefined')
  })
})

test.each([
  [undefined, 'un momento'],
  [1, 'un segundo'],
  [40, '40 segundos'],
  [60, 'un minuto'],
  [61, '2 minutos'],
])('%s s reads %s', (seconds, words) => {
  expect(describeWait(seconds)).toBe(words)
})
