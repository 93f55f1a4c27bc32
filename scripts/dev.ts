import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'

/** Builds and starts the site, and repeats both after every change of a source. */
const root = join(import.meta.dirname, '..')
const watched = ['src', 'sample-site', 'build', 'public']
const quietTime = 150

let server: ChildProcess | undefined

async function run(script: string) {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code === 0
}

async function restart() {
  if (!(await run('scripts/build.ts'))) return
  if (server && server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  server = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, stdio: 'inherit' })
}

let timer: NodeJS.Timeout | undefined
let running: Promise<void> = restart()

for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(restart)
    }, quietTime)
  })
}
