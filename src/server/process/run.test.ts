import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a stop that hangs still exits with 0 after the timeout', async () => {
  const code = `
    const { run } = await import(${JSON.stringify(join(import.meta.dirname, 'run.ts'))})
    const stop = () => new Promise(() => setInterval(() => {}, 1_000))
    await run(async () => ({ address: '', stop }), 200)
    setInterval(() => {}, 1_000)
    console.log('listo')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child.stdout, 'data')

  child.kill('SIGTERM')

  expect(await once(child, 'exit')).toEqual([0, null])
})
