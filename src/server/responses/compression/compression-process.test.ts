import childProcess, { type ChildProcess } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { CompressionProcess } from './compression-process.ts'

/** The processes forked since the test began. Their calls of `send` are recorded. */
const children: { readonly send: ReturnType<typeof vi.fn> }[] = []

// Unlike `vi.mock`, this also reaches a module that the tests of another file have loaded.
const { fork } = childProcess
const recordingFork: typeof fork = (...options: unknown[]) => {
  const child: ChildProcess = Reflect.apply(fork, undefined, options)
  children.push({ send: vi.spyOn(child, 'send') })
  return child
}
replaceFork(recordingFork)
afterAll(() => replaceFork(fork))

function replaceFork(replacement: typeof fork): void {
  Object.assign(childProcess, { fork: replacement })
  syncBuiltinESMExports()
}

const opened: CompressionProcess[] = []

function open(): CompressionProcess {
  const compression = new CompressionProcess()
  opened.push(compression)
  return compression
}

afterEach(() => {
  children.length = 0
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
})
