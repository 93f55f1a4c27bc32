import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { recordForks } from '../../testing/recorded-forks.ts'
import { CompressionProcess } from './compression-process.ts'

const children = recordForks()

const opened: CompressionProcess[] = []

function open(options?: { readonly timeout: number }): CompressionProcess {
  const compression = new CompressionProcess(options)
  opened.push(compression)
  return compression
}

afterEach(() => {
  for (const compression of opened.splice(0)) compression.close()
})

const text = (name: string) => Buffer.from(`Ginecología y obstetricia. ${name} `.repeat(200))

describe('the compression process', () => {
  test('returns every body, compressed, to its caller', async () => {
    const { compress } = open()
    const bodies = ['uno', 'dos', 'tres'].map(text)

    const compressed = await Promise.all(bodies.map((body) => compress(body)))

    for (const [index, { br, gzip }] of compressed.entries()) {
      expect(br && brotliDecompressSync(br)).toEqual(bodies[index])
      expect(gzip && gunzipSync(gzip)).toEqual(bodies[index])
    }
  })

  test('rejects running and later work when it is closed', async () => {
    const compression = open()
    const underWay = compression.compress(text('uno'))

    compression.close()

    await expect(underWay).rejects.toThrow('ended')
    await expect(compression.compress(text('dos'))).rejects.toThrow('closed')
  })

  test('rejects a body whose caller aborted before', async () => {
    await expect(open().compress(text('uno'), AbortSignal.abort(new Error('superseded')))).rejects.toThrow(
      'superseded',
    )
  })

  test('neither keeps nor sends bodies of callers that abort', async () => {
    const { compress } = open()
    const superseded = new AbortController()

    const dropped = Array.from({ length: 50 }, (_, index) => compress(text(`${index}`), superseded.signal))
    superseded.abort(new Error('superseded'))
    const outcomes = await Promise.allSettled(dropped)
    const wanted = await compress(text('uno'))

    expect(outcomes.map(({ status }) => status)).toEqual(dropped.map(() => 'rejected'))
    expect(wanted.br && brotliDecompressSync(wanted.br)).toEqual(text('uno'))
    const [child] = children
    expect(child?.send.mock.calls.length).toBeLessThan(10)
  })

  test('is replaced when it hangs', async () => {
    const { compress } = open({ timeout: 2_000 })
    await compress(text('uno'))
    const [first] = children
    first?.child.kill('SIGSTOP')

    await expect(compress(text('dos'))).rejects.toThrow('does not reply')
    const { br } = await compress(text('tres'))
    expect(br && brotliDecompressSync(br)).toEqual(text('tres'))
    expect(children).toHaveLength(2)
    await expect.poll(() => first?.child.signalCode).toBe('SIGKILL')
  })
})
