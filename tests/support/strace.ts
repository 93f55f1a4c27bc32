import { spawnSync } from 'node:child_process'
import { installPackages } from '../../scripts/apt-packages.ts'

/** Whether this machine can trace a process and inject failures into its system calls. Installs strace if possible. */
export function canTrace(): boolean {
  if (!works()) installPackages('strace')
  if (works()) return true
  console.warn(
    'strace is missing or not allowed here, so tests that need it are skipped (apt-get install strace).',
  )
  return false
}

function works(): boolean {
  return spawnSync('strace', ['-D', '-f', '-qq', '-o', '/dev/null', 'true']).status === 0
}

/** Starts a server under strace; the returned process is the server itself. */
export function throughStrace(output: string, ...options: string[]): string[] {
  return ['strace', '-D', '-f', '-qq', '-y', '--seccomp-bpf', '-o', output, ...options]
}

/** Makes one kind of system call on one file fail; `when` in strace's syntax: `1..3` is the first to the third call. */
export function failing(calls: string, error: string, file: string, when = '1+'): string[] {
  return ['-P', file, '-e', `trace=${calls}`, '-e', `inject=${calls}:error=${error}:when=${when}`]
}
