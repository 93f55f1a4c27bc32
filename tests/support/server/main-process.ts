import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'
import { testEnvironment } from './test-environment.ts'

const main = join(import.meta.dirname, '../../../src/server/main.ts')
const mainWithFakeRenderer = join(import.meta.dirname, 'main-with-fake-renderer.ts')

type Environment = Record<string, string>

function launch(env: Environment, entry: string): ChildProcess {
  const child = spawn(process.execPath, [entry], {
    env: { ...testEnvironment, PORT: '0', DATA_DIR: join(temporaryFolder(), 'datos'), ...env },
    cwd: temporaryFolder(),
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** Starts a server that should exit with an error. @returns its exit code and what it prints. */
export async function refusal(env: Environment) {
  const child = launch(env, main)
  const words = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'exit')
  return { code, words: await words }
}

/** Starts a server that should listen. @returns its URL. */
export async function running(env: Environment) {
  const child = launch(env, mainWithFakeRenderer)
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      const found = /listo en (http:\/\/[\d.:]+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
  return { child, url, log: () => output }
}

export async function stopped(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  const exit = once(child, 'exit')
  child.kill(signal)
  const [code] = await exit
  return code
}
