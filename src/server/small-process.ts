/**
 * Short-lived objects die young in a small nursery; a large one is only filled before it is emptied. And rubbish is
 * collected once there is a third as much of it as of what lives, not twice as much.
 */
const flags = ['--max-semi-space-size=4', '--heap-growing-percent=30']

/** glibc gives each thread that compresses an arena of its own, and returns little of it: one is enough. */
const arenas = 'MALLOC_ARENA_MAX'

/**
 * Begins this process again, as the same one to all others, with what can only be said when a process begins: it then
 * takes a third less memory. Whoever sets the number of arenas decides for himself.
 */
export function beginSmall(): void {
  // A channel to a parent would be lost; Windows cannot.
  if (process.env[arenas] !== undefined || process.connected || process.platform === 'win32') return
  const [program, ...args] = process.argv
  process.execve?.(process.execPath, [program ?? process.execPath, ...process.execArgv, ...flags, ...args], {
    ...process.env,
    [arenas]: '1',
  })
}
