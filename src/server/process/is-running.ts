/** Whether a process of any user has this number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user cannot be signalled, but it is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
