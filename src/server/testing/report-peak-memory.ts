import { readFileSync, writeSync } from 'node:fs'

// Load with `--import` into a process under test. When the process ends, it prints its peak memory in MB.
process.on('exit', () => {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  writeSync(1, `\npeak memory: ${Math.round(Number(kilobytes) / 1024)}\n`)
})
