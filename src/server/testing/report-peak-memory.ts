import { readFileSync, writeSync } from 'node:fs'

// Loaded with `--import` into a process under test: when it ends, it says the most memory it ever held, in MB.
process.on('exit', () => {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  writeSync(1, `\npeak memory: ${Math.round(Number(kilobytes) / 1024)}\n`)
})
