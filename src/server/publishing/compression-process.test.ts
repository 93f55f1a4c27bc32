import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { CompressionProcess } from './compression-process.ts'

const opened: CompressionProcess[] = []

function open(): CompressionProcess {
  const compression = new CompressionProcess()
  opened.push(compression)
  return compression
}

afterEach(() => {
  for (const compression of opened.splice(0)) compression.close()
})

const text = (name: string) => Buffer.from(`Ginecología y obstetricia. ${name} `.repeat(200))

describe('the compression in a process of its own', () => {
  test('gives every body back, smaller, to the one who asked', async () => {
    const { compress } = open()
    const bodies = ['uno', 'dos', 'tres'].map(text)

    const compressed = await Promise.all(bodies.map(compress))

    for (const [index, { br, gzip }] of compressed.entries()) {
      expect(br && brotliDecompressSync(br)).toEqual(bodies[index])
      expect(gzip && gunzipSync(gzip)).toEqual(bodies[index])
    }
  })

  test('fails what is under way when it is closed, and all after', async () => {
    const compression = open()
    const underWay = compression.compress(text('uno'))

    compression.close()

    await expect(underWay).rejects.toThrow('ended')
    await expect(compression.compress(text('dos'))).rejects.toThrow('closed')
  })
})
