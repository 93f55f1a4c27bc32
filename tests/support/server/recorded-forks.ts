import childProcess, { type ChildProcess } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, vi } from 'vitest'

type Forked = { readonly child: ChildProcess; readonly send: ReturnType<typeof vi.fn> }

/** The processes forked since the test began, for the tests of one file. Their calls of `send` are recorded. */
export function recordForks(): readonly Forked[] {
  const children: Forked[] = []
  // Unlike `vi.mock`, this also reaches a module that the tests of another file have loaded.
  const { fork } = childProcess
  const recordingFork: typeof fork = (...options: unknown[]) => {
    const child: ChildProcess = Reflect.apply(fork, undefined, options)
    children.push({ child, send: vi.spyOn(child, 'send') })
    return child
  }
  replaceFork(recordingFork)
  afterAll(() => replaceFork(fork))
  afterEach(() => {
    children.length = 0
  })
  return children
}

function replaceFork(replacement: typeof childProcess.fork): void {
  Object.assign(childProcess, { fork: replacement })
  syncBuiltinESMExports()
}
