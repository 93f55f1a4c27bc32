import { availableParallelism } from 'node:os'

/** The measured server and the client each have their own core. */
export const core = { server: 0, clients: availableParallelism() > 1 ? 1 : 0 } as const

type Command = readonly [string, ...string[]]

/** The command, bound to one core. */
export const onCore = (number: number, command: Command): Command => [
  'taskset',
  ...['-c', String(number)],
  ...command,
]
