import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PreparedResponse, type ResponseContent } from './prepared-response.ts'

const longText = Array.from({ length: 400 }, (_, index) => `Consulta número ${index % 37}.`).join(' ')

const responseOf = (content: Partial<ResponseContent> = {}) =>
  new PreparedResponse({
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: Buffer.from(longText),
    headers: { 'Cache-Control': 'no-cache' },
    ...content,
  })

describe('a prepared response', () => {
  test('has its body in each encoding once it is compressed', async () => {
    const response = responseOf()
    expect(response.compressed).toBeUndefined()

    const { br, gzip } = await response.compress()

    expect(brotliDecompressSync(br ?? '').toString()).toBe(longText)
    expect(gunzipSync(gzip ?? '').toString()).toBe(longText)
    expect(response.compressed).toEqual({ br, gzip })
    expect(response.headers).toMatchObject({ Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache' })
  })

  test('compresses its body once for all callers', async () => {
    const response = responseOf()

    const [first, second] = await Promise.all([response.compress(), response.compress()])

    expect(first).toBe(second)
    expect(await response.compress()).toBe(first)
  })

  test.each([
    ['a short text', responseOf({ body: Buffer.from('Hola '.repeat(30)) })],
    ['a picture', responseOf({ contentType: 'image/webp', body: Buffer.alloc(5000) })],
  ])('to %s is not compressed', async (_name, response) => {
    expect(await response.compress()).toEqual({})
    expect(response.headers.Vary).toBeUndefined()
  })

  test('names what else it varies by', () => {
    expect(responseOf({ headers: { Vary: 'Accept' } }).headers.Vary).toBe('Accept, Accept-Encoding')
  })

  test('has another ETag when its body, its status or its headers differ', () => {
    const responses = [
      responseOf(),
      responseOf({ body: Buffer.from(`${longText}.`) }),
      responseOf({ status: 404 }),
      responseOf({ headers: { 'Cache-Control': 'no-store' } }),
    ]

    const tags = responses.map(({ etag }) => etag)

    expect(new Set(tags).size).toBe(responses.length)
    for (const tag of tags) expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  })
})
