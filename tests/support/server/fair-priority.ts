import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'

const { setPriority } = os

/**
 * The server starts its helpers at a low priority, so that visitors come first. Beside the other tests, or on a busy
 * machine, they would get next to no processor time and exceed every limit: in this process and its children they
 * give way a little.
 */
Object.assign(os, { setPriority: (pid: number, niceness: number) => setPriority(pid, Math.min(niceness, 1)) })
syncBuiltinESMExports()
