import { ownerEnv } from '#tests/owner-client.ts'
import { startServer, usualCommand } from '#tests/server.ts'
import { core, onCore } from './cores.ts'

type Options = Omit<NonNullable<Parameters<typeof startServer>[0]>, 'command'> & {
  /** Runs all threads on the server's core. */
  readonly bound?: boolean
}

/** In ms. Generous, because a busy machine is slow. */
const timeout = 180_000

/** Starts the built site like `npm start`, with an owner. */
export function startSite({ bound = false, env = {}, ...options }: Options = {}) {
  return startServer({
    ...options,
    timeout,
    env: { ...ownerEnv, ...env },
    command: bound ? onCore(core.server, usualCommand) : usualCommand,
  })
}
