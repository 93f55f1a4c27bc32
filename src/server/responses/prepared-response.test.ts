import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressBest } from '../testing/releases.ts'
import { compressBetter, prepareResponse, type ResponseContent } from './prepared-response.ts'

const longText = Array.from({ length: 400 }, (_, index) => `Consulta número ${index % 37}.`).join(' ')

const contentOf = (content: Partial<ResponseContent>): ResponseContent => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: Buffer.from(longText),
  headers: ['Cache-Control', 'no-cache'],
  ...content,
})

describe('a prepared response', () => {
  test('has one body per encoding, each with its own headers', async () => {
    const { identity, br, gzip } = await prepareResponse(contentOf({}), 'quick')

    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(longText)
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(longText)
    expect(identity.body.toString()).toBe(longText)
    for (const encoded of [identity, br, gzip]) {
      const headers = encoded?.headers ?? []
      expect(headers[headers.indexOf('Content-Length') + 1]).toBe(String(encoded?.body.length))
      expect(headers[headers.indexOf('Vary') + 1]).toBe('Accept-Encoding')
      expect(headers).toContain('Cache-Control')
    }
    expect(br?.headers).toContain('br')
    expect(gzip?.headers).toContain('gzip')
    expect(identity.headers).not.toContain('Content-Encoding')
  })

  test.each([
    ['a short text', contentOf({ body: Buffer.from('Hola '.repeat(30)) })],
    ['a picture', contentOf({ contentType: 'image/webp', body: Buffer.alloc(5000) })],
  ])('to %s is not compressed', async (_name, content) => {
    const { br, gzip, identity } = await prepareResponse(content, 'quick')

    expect([br, gzip]).toEqual([undefined, undefined])
    expect(identity.headers).not.toContain('Vary')
  })

  test('gets fewer bytes and keeps its ETag when it is compressed better', async () => {
    const quick = await prepareResponse(contentOf({}), 'quick')

    const best = await compressBetter(quick, compressBest)

    expect(best.byteLength).toBeLessThan(quick.byteLength)
    expect(best.etag).toBe(quick.etag)
    expect(await compressBetter(best, compressBest)).toBe(best)
  })

  test('has another ETag when its body, its status or its headers differ', async () => {
    const contents = [
      contentOf({}),
      contentOf({ body: Buffer.from(`${longText}.`) }),
      contentOf({ status: 404 }),
      contentOf({ headers: ['Cache-Control', 'no-store'] }),
    ]

    const tags = await Promise.all(
      contents.map(async (content) => (await prepareResponse(content, 'quick')).etag),
    )

    expect(new Set(tags).size).toBe(contents.length)
    for (const tag of tags) expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  })
})
