import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { LogOutput } from './log-output.ts'

type Written = (error: NodeJS.ErrnoException | null, written: number) => void

/** What a write does instead of reaching the disk: it fails, writes some bytes, or never ends. */
let fault: ((bytes: Buffer, done: Written, fd: number) => void) | undefined
const { write } = fs

beforeEach(() => {
  fault = undefined
  const replaced = (fd: number, bytes: Buffer, done: Written) =>
    fault ? fault(bytes, done, fd) : write(fd, bytes, done)
  Object.assign(fs, { write: replaced })
  syncBuiltinESMExports()
})
afterEach(() => {
  Object.assign(fs, { write })
  syncBuiltinESMExports()
})

function open() {
  const file = join(temporaryFolder(), 'registro')
  const output = new LogOutput(fs.openSync(file, 'a'), (lost) => `lost ${lost}\n`)
  return { output, lines: () => fs.readFileSync(file, 'utf8').split('\n').slice(0, -1) }
}

const noSpace = Object.assign(new Error('no space'), { code: 'ENOSPC' })

describe('the output of the log', () => {
  test('writes the lines in their order', async () => {
    const { output, lines } = open()
    for (const line of ['uno', 'dos', 'tres']) output.write(`${line}\n`)
    await expect.poll(() => lines()).toEqual(['uno', 'dos', 'tres'])
    expect(output.lost).toBe(0)
  })

  test('writes what waits once the disk has room again', async () => {
    const { output, lines } = open()
    let attempts = 0
    fault = (_bytes, done) => {
      attempts += 1
      process.nextTick(done, noSpace, 0)
    }
    output.write('uno\n')
    output.write('dos\n')
    await expect.poll(() => attempts).toBeGreaterThan(1)

    fault = undefined
    await expect.poll(() => lines()).toEqual(['uno', 'dos'])
    expect(output.lost).toBe(0)
  })

  test('counts every lost line once, however many times the report of the loss fails', async () => {
    const { output, lines } = open()
    let attempts = 0
    fault = (_bytes, done) => {
      attempts += 1
      process.nextTick(done, noSpace, 0)
    }
    const line = `${'x'.repeat(1024 * 1024 - 1)}\n`
    for (let count = 0; count < 4; count += 1) output.write(line)
    await expect.poll(() => attempts).toBeGreaterThan(3)
    fault = undefined
    await expect.poll(() => lines()).toHaveLength(3)
    expect(lines()[1]).toBe('lost 2')
    expect(output.lost).toBe(2)
  })

  test('writes the rest of a line of which only a part could be written', async () => {
    const { output, lines } = open()
    let failures = 0
    fault = (bytes, done, fd) => {
      fault = (_rest, failed) => {
        failures += 1
        process.nextTick(failed, noSpace, 0)
      }
      process.nextTick(done, null, fs.writeSync(fd, bytes.subarray(0, 3)))
    }
    output.write('cortada\n')
    await expect.poll(() => failures).toBeGreaterThan(0)
    fault = undefined
    await expect.poll(() => lines()).toEqual(['cortada'])
  })

  test('drops lines when a megabyte waits for a reader that has stopped reading', async () => {
    const { output, lines } = open()
    const line = `${'x'.repeat(64 * 1024 - 1)}\n`
    let resume = () => {}
    fault = (bytes, done) => {
      resume = () => done(null, bytes.length)
    }
    for (let count = 0; count < 20; count += 1) output.write(line)
    expect(output.lost).toBe(3)

    fault = undefined
    resume()
    await expect.poll(() => lines()).toHaveLength(17)
    expect(lines()[0]).toBe('lost 3')
  })

  test('writes what is queued when the process ends, but does not wait for a reader that has stopped', async () => {
    const { output, lines } = open()
    fault = () => {}
    output.write('en camino\n')
    output.write('en la cola\n')
    output.flush()
    expect(lines()).toEqual(['en la cola'])

    output.write('otra\n')
    vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER)
    output.flush()
    vi.restoreAllMocks()
    expect(lines()).toEqual(['en la cola'])
  })
})
