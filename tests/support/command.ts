import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testEnvironment } from './server/test-environment.ts'

const projectRoot = join(import.meta.dirname, '../..')

type Options = {
  readonly args?: readonly string[]
  readonly env?: Record<string, string>
  /** Maximum file size in KiB that the command may write; beyond it, its disk is full. */
  readonly fileLimit?: number
}

/** Runs one of the project's commands, `scripts/<name>.ts`, until it ends. */
export async function runCommand(name: string, { args = [], env = {}, fileLimit }: Options = {}) {
  const limit = fileLimit === undefined ? [] : ['bash', '-c', `ulimit -f ${fileLimit}; exec "$@"`, 'bash']
  const [command = '', ...rest] = [...limit, process.execPath, `scripts/${name}.ts`, ...args]
  const child = spawn(command, rest, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A command with a limit must not write Node's cache either.
    env: { ...(fileLimit === undefined ? testEnvironment : { PATH: process.env.PATH }), ...env },
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  const [out, words] = await output
  return { code, out, words }
}
