import { expect, test } from 'vitest'
import { privateFileTypes } from '#content/media/private-file.ts'
import { privateFileKind } from './private-files.ts'

const kindOf = (beginning: string) => privateFileKind(Buffer.from(beginning, 'latin1'))

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
  ['\0\0\0\x1cftypM4A \0\0\0\0', 'audio/mp4'],
  ['\0\0\0\x18ftypmp42\0\0\0\0isom', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
  ['ID3\x03', 'audio/mpeg'],
  ['\xff\xfb\x90\x64', 'audio/mpeg'],
  ['OggS\0\x02', 'audio/ogg'],
])('a file that starts with %o is %s', (beginning, type) => {
  expect(kindOf(beginning)).toBe(type)
  expect(privateFileTypes).toContain(type)
})

test.each([
  '',
  'MZ\x90\0',
  '<!doctype html><script>alert(1)</script>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'PK\x03\x04',
  ' %PDF-1.7',
  '\xff\xfeH\0o\0l\0a\0',
  '\0\0\0\x18ftypavif',
  'RIFF\0\0\0\0WAVE',
])('a file that starts with %o has no accepted type', (beginning) => {
  expect(kindOf(beginning)).toBeUndefined()
})
