/**
 * A small young generation keeps short-lived garbage small; a larger one is only filled before it is collected. The
 * old generation is collected when it has grown by 30 %.
 */
const flags = ['--max-semi-space-size=4', '--heap-growing-percent=30', '--expose-gc']

/** glibc gives each compression thread its own malloc arena and returns little of its memory, so use only one. */
const arenas = 'MALLOC_ARENA_MAX'

/**
 * Restarts this process in place (same process id) with options that apply only at the start of a process. It then
 * uses a third less memory. Does nothing if the operator has set the number of arenas.
 */
export function beginSmall(): void {
  // The restart would lose a channel to the parent process, and Windows does not support it.
  if (process.env[arenas] !== undefined || process.connected || process.platform === 'win32') return
  const [program, ...args] = process.argv
  process.execve?.(process.execPath, [program ?? process.execPath, ...process.execArgv, ...flags, ...args], {
    ...process.env,
    [arenas]: '1',
  })
}
