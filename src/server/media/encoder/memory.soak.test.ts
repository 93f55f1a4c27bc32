import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formOf, photo } from '#tests/server/media.ts'
import { ana } from '#tests/server/owner.ts'
import { temporaryFolder } from '#tests/server/temporary-folder.ts'
import { testEnvironment } from '#tests/server/test-environment.ts'

// The test starts a process and makes a hundred uploads, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000 })

const megabyte = 1024 * 1024
const entry = join(import.meta.dirname, '../../../../tests/support/server/main-with-fake-renderer.ts')

async function startedServer() {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...testEnvironment,
      PORT: '0',
      DATA_DIR: join(temporaryFolder(), 'datos'),
      ADMIN_EMAIL: ana.email,
      ADMIN_PASSWORD: ana.password,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = await new Promise<string>((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const found = /listo en (http:\/\/[\d.:]+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
  })
  const signIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ana.email, password: ana.password }),
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const upload = async (bytes: Buffer) => {
    const { payload, headers } = await formOf({ bytes })
    const response = await fetch(`${url}/api/media`, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers: { ...headers, cookie },
    })
    await response.arrayBuffer()
    return response.status
  }
  return { child, upload }
}

/** Resident memory of a process and its children, in bytes. */
function memoryOf({ pid }: ChildProcess): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all
    .filter((name) => name === String(pid) || parentOf(name) === String(pid))
    .map((name) => 1024 * Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${name}/status`))?.[1] ?? 0))
    .reduce((sum, bytes) => sum + bytes, 0)
}

const parentOf = (pid: string) => read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1]

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process ended meanwhile.
    return ''
  }
}

test.skipIf(!existsSync('/proc/self/status'))(
  'a hundred concurrent uploads, some of them bombs, take little memory',
  async () => {
    const { child, upload } = await startedServer()
    const idle = memoryOf(child)
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(child))
    }, 50)
    onTestFinished(() => clearInterval(watch))
    const heavy = Buffer.alloc(4 * megabyte)
    const bytes = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const picture = await photo(120, 90, index + 1)
        // The padding makes each file as heavy as a photograph. Every tenth file is truncated.
        return index % 10 === 0 ? picture.subarray(0, picture.length / 2) : Buffer.concat([picture, heavy])
      }),
    )

    const statuses = await Promise.all(bytes.map(upload))

    expect(statuses.filter((status) => status === 201)).toHaveLength(90)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(peak - idle).toBeLessThan(300 * megabyte)
  },
)
