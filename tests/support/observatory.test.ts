import { expect, test } from 'vitest'
import { gradeResponse } from './observatory.ts'

const best = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
const page =
  '<script type="module" src="/a.js" integrity="sha384-x"></script><script type="application/json">'

const scoreOf = (changes: Record<string, string> = {}, body = page) =>
  gradeResponse({ headers: new Headers({ ...best, ...changes }), body }).score

test('a response that meets every rule gets 135, and 140 with a secure cookie', () => {
  expect(scoreOf()).toBe(135)
  expect(scoreOf({ 'set-cookie': 'sesion=1; Secure; HttpOnly; SameSite=Strict' })).toBe(140)
})

test('a response that meets no rule fails', () => {
  expect(gradeResponse({ headers: new Headers(), body: page }).score).toBe(30)
})

test.each([
  [
    'inline script',
    { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" },
    page,
    80,
  ],
  ['inline style', { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }, page, 100],
  [
    'pictures from another site',
    { 'content-security-policy': "default-src 'none'; img-src http://a" },
    page,
    90,
  ],
  ['no default policy', { 'content-security-policy': "script-src 'self'" }, page, 80],
  ['a cookie that scripts read', { 'set-cookie': 'sesion=1; Secure; SameSite=Strict' }, page, 70],
  ['a short HSTS', { 'strict-transport-security': 'max-age=60' }, page, 125],
  ['a referrer for every site', { 'referrer-policy': 'unsafe-url' }, page, 125],
  ['a script without its hash', {}, page.replace(/ integrity="[^"]+"/, ''), 130],
  ['a script from another site', {}, page.replace('/a.js', '//otro.example/a.js'), 50],
])('a response with %s gets fewer points', (_name, changes, body, score) => {
  expect(scoreOf(changes, body)).toBeLessThanOrEqual(score)
  expect(scoreOf(changes, body)).toBeLessThan(135)
})
