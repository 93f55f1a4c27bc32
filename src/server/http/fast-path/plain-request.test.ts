import { expect, test } from 'vitest'
import { readPlainRequest } from './plain-request.ts'

const requestWith = (...headers: string[]) =>
  Buffer.from(['GET / HTTP/1.1', 'Host: localhost', ...headers, '', ''].join('\r\n'))

test.each([
  'consultorio.session_token=ficha.firma',
  'otra=1; __Host-consultorio.session_token=ficha.firma',
])('leaves a request with a session to Node: %s', (cookie) => {
  expect(readPlainRequest(requestWith(`Cookie: ${cookie}`))).toBeUndefined()
})

test.each([
  'tema=claro',
  'consultorio.device-1=ficha',
  'consultorio.session_token=',
])('takes a request with another cookie: %s', (cookie) => {
  expect(readPlainRequest(requestWith(`Cookie: ${cookie}`))).toMatchObject({ path: '/' })
})
