import { expect, test } from 'vitest'
import { isCounted, isCountedNavigation } from './counted-requests.ts'

const siteUrl = 'https://dra-ana.mx'
const chrome = (device: string, end = '') =>
  `Mozilla/5.0 (Linux; Android 13; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36${end}`
const navigation = { 'sec-fetch-mode': 'navigate', 'user-agent': chrome('K') }

test.each([
  chrome('CUBOT NOTE 20'),
  chrome('CUBOT_X30 Build/QP1A.190711.020'),
  chrome('Tal-Bot Spider Preview'),
  `${chrome('K')} [FB_IAB/FB4A;FBDV/CUBOT X30;FBMF/CUBOT;]`,
  'Mozilla/5.0 (Mobile; Cubot/F1; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1',
  `${chrome('K')} Instagram 300.0 Android (29/10; 420dpi; 1080x2042; CUBOT; X30; X30; mt6779; es_MX)`,
])('the telephone of a person is counted: %s', (agent) => {
  expect(isCounted({ 'user-agent': agent }, siteUrl)).toBe(true)
})

test.each([
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  chrome('Nexus 5X Build/MMB29P', ' (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
  chrome('CUBOT X30', ' (compatible; bingbot/2.0)'),
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0',
  '',
])('a program is not counted: %j', (agent) => {
  expect(isCounted({ 'user-agent': agent }, siteUrl)).toBe(false)
})

test.each([
  'prefetch',
  'prefetch;prerender',
  'prefetch;anonymous-client-ip',
  'prerender',
])('what a browser loads in advance is not counted: %s', (purpose) => {
  expect(isCountedNavigation({ ...navigation, 'sec-purpose': purpose }, siteUrl)).toBe(false)
})

test('a page that a visitor opens is counted', () => {
  expect(isCountedNavigation(navigation, siteUrl)).toBe(true)
})
