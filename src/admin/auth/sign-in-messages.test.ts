import { expect, test } from 'vitest'
import { ApiProblem } from '#admin/api/problem.ts'
import { signInMessage } from './sign-in-messages.ts'

test.each([
  [401, 'INVALID_CODE'],
  [400, 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'],
  [404, 'PASSKEY_NOT_FOUND'],
])('a refusal with %s and %s is said in the server’s words', (status, code) => {
  expect(signInMessage(new ApiProblem({ status, code, title: 'Otras palabras.' }))).toBe('Otras palabras.')
})

test.each([
  [401, 'unauthorized', /Su sesión terminó/],
  [401, 'of_a_proxy', /El correo o la contraseña/],
  [429, 'too_many_attempts', /espere 40 segundos antes/],
  [0, 'network', /No hay conexión/],
])('a refusal with %s and %s is explained', (status, code, words) => {
  expect(signInMessage(new ApiProblem({ status, code, retryAfter: 40 }))).toMatch(words)
})
