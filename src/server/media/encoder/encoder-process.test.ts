import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { photo } from '#tests/server/media.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { testClock } from '#tests/server/test-clock.ts'
import type { Clock } from '../../process/clock.ts'
import { PictureError, type PreparedPicture, type PrepareJob, type RenderJob } from './encoder-jobs.ts'
import { EncoderProcess } from './encoder-process.ts'

/** In ms. A busy machine gives the low priority of the process so little time that the usual limit ends it. */
const longLimit = 150_000

function started(options: ConstructorParameters<typeof EncoderProcess>[0] = {}) {
  const pictures = new EncoderProcess({ timeouts: { urgent: longLimit, later: longLimit }, ...options })
  onTestFinished(() => pictures.close())
  return pictures
}

/** A child process that runs this code for each job; `send` sends its result. */
function processOf(code: string, options: { clock?: Clock } = {}) {
  const module = join(temporaryFolder(), 'worker.mjs')
  writeFileSync(
    module,
    `const send = (result) => process.send({ result: { isLast: false, ...result } })
     process.on('disconnect', () => process.exit())
     process.on('message', (job) => { ${code} })`,
  )
  return started({ module, ...options })
}

const prepareJob: PrepareJob = {
  kind: 'prepare',
  input: '',
  pictureKind: 'jpeg',
  sourceOutput: '',
  renditionOutput: '',
}
const preparedPicture: PreparedPicture = {
  width: 1,
  height: 1,
  color: '#aabbcc',
  renditionWidth: 1,
  focus: { x: 50, y: 50 },
}
const area = { left: 0, top: 0, width: 1, height: 1 }
const renderJob: RenderJob = { kind: 'render', input: '', area, width: 1, format: 'avif', output: '' }

function isRunning(pid = 0): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof PictureError ? error.refusal : error),
  )

async function photoJob(): Promise<PrepareJob> {
  const folder = temporaryFolder()
  const [input = '', sourceOutput = '', renditionOutput = ''] = ['a', 'b', 'c'].map((name) =>
    join(folder, name),
  )
  writeFileSync(input, await photo(640, 480))
  return { ...prepareJob, input, sourceOutput, renditionOutput }
}

test('a picture is encoded in another process with low priority', async () => {
  const job = await photoJob()
  const pictures = started()

  const prepared = await pictures.prepare(job)

  expect(prepared).toMatchObject({ width: 640, height: 480, renditionWidth: 640 })
  expect(existsSync(job.sourceOutput) && existsSync(job.renditionOutput)).toBe(true)
  expect(pictures.pid).not.toBe(process.pid)
  expect(getPriority(pictures.pid)).toBeGreaterThan(getPriority())
})

test('a picture in progress is finished even if all processes of the server get a stop signal', async () => {
  const job = await photoJob()
  const pictures = started()
  await pictures.prepare(job)

  const prepared = pictures.prepare(job)
  if (pictures.pid === undefined) throw new Error('It runs no process.')
  for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pictures.pid, signal)

  expect(await prepared).toMatchObject({ width: 640, height: 480 })
})

test('a picture that crashes the process is refused, and the next one is encoded', async () => {
  const pictures = processOf(`job.input === 'bad' ? process.abort() : send({ done: null })`)

  expect(await refusal(pictures.render({ ...renderJob, input: 'bad' }, 'urgent'))).toBe('unreadable')
  expect(await refusal(pictures.render(renderJob, 'urgent'))).toBe('none')
})

test('a picture that needs too much memory is reported as too heavy, not as damaged', async () => {
  const pictures = processOf(`process.kill(process.pid, 'SIGKILL')`)

  expect(await refusal(pictures.render(renderJob, 'urgent'))).toBe('too_heavy')
})

test('a picture that takes too long is refused, and its process is killed', async () => {
  const clock = testClock()
  const pictures = processOf(`if (job.input === 'bad') for (;;); send({ done: null })`, { clock })
  const slow = refusal(pictures.render({ ...renderJob, input: 'bad' }, 'urgent'))
  const { pid } = pictures

  await clock.advance(longLimit)

  expect(await slow).toBe('too_slow')
  await expect.poll(() => isRunning(pid)).toBe(false)
  expect(await refusal(pictures.render(renderJob, 'later'))).toBe('none')
})

test('a process that announces its end is not used again', async () => {
  const pictures = processOf(`
    if (job.input === 'bad') { send({ refused: 'too_heavy', reason: '', isLast: true }); setTimeout(process.exit, 50) }
    else setTimeout(send, 100, { done: null })`)

  expect(await refusal(pictures.render({ ...renderJob, input: 'bad' }, 'urgent'))).toBe('too_heavy')
  expect(await refusal(pictures.render(renderJob, 'urgent'))).toBe('none')
})

test('a request that a person waits for interrupts background work, which starts again after it', async () => {
  const log = join(temporaryFolder(), 'log')
  const pictures = processOf(`
    const { appendFileSync } = process.getBuiltinModule('node:fs')
    appendFileSync(${JSON.stringify(log)}, job.kind + job.input + ' ')
    if (job.input !== 'slow') send({ done: ${JSON.stringify(preparedPicture)} })`)

  const first = refusal(pictures.render({ ...renderJob, input: 'slow' }, 'later'))
  const second = refusal(pictures.render(renderJob, 'later'))
  // The file exists before the first word is in it.
  await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8')).toBe('renderslow ')
  expect(await refusal(pictures.prepare(prepareJob))).toBe('none')
  await expect.poll(() => readFileSync(log, 'utf8')).toBe('renderslow prepare renderslow ')

  pictures.close()
  expect(await first).toBe('interrupted')
  expect(await second).toBe('interrupted')
})

test('one picture is encoded at a time', async () => {
  const folder = temporaryFolder()
  const log = join(folder, 'log')
  const pictures = processOf(`
    const { appendFileSync } = process.getBuiltinModule('node:fs')
    appendFileSync(${JSON.stringify(log)}, 'begin ')
    setTimeout(() => { appendFileSync(${JSON.stringify(log)}, 'end '); send({ done: null }) }, 20)`)

  await Promise.all([1, 2, 3].map(() => pictures.render(renderJob, 'urgent')))

  expect(readFileSync(log, 'utf8')).toBe('begin end begin end begin end ')
})

test('the idle process ends after ten seconds, and the next picture gets another one', async () => {
  const clock = testClock()
  const pictures = processOf('send({ done: null })', { clock })
  await pictures.render(renderJob, 'urgent')
  const first = pictures.pid

  await clock.advance(9_999)
  expect(pictures.pid).toBe(first)
  await clock.advance(1)
  expect(pictures.pid).toBeUndefined()

  expect(await refusal(pictures.render(renderJob, 'urgent'))).toBe('none')
})

test('a process that ends while it is idle costs no picture', async () => {
  const pictures = processOf('send({ done: null })', { clock: testClock() })
  await pictures.render(renderJob, 'urgent')
  process.kill(pictures.pid ?? 0, 'SIGKILL')
  await expect.poll(() => pictures.pid).toBeUndefined()

  expect(await refusal(pictures.render(renderJob, 'urgent'))).toBe('none')
})

test('no work starts after closing', async () => {
  const pictures = processOf(`send({ done: null })`)

  pictures.close()

  expect(await refusal(pictures.render(renderJob, 'urgent'))).toBe('interrupted')
  expect(pictures.pid).toBeUndefined()
})
