import manifest from '../../package.json' with { type: 'json' }
import { ownerEnv } from '../../tests/support/owner-client.ts'
import { startServer } from '../../tests/support/server.ts'
import { core, onCore } from './cores.ts'

/** The options that `npm start` gives Node. */
function nodeOptions(): string[] {
  const [program, ...args] = manifest.scripts.start.split(' ')
  const main = args.pop()
  if (program !== 'node' || main !== 'dist/server/main.js')
    throw new Error(`npm start does not run the server: ${manifest.scripts.start}`)
  return args
}

type Options = Omit<NonNullable<Parameters<typeof startServer>[0]>, 'command'> & {
  /** Runs all threads on the server's core. */
  readonly bound?: boolean
}

/** In ms. Generous, because a busy machine is slow. */
const timeout = 180_000

/** Starts the built site like `npm start`, with an owner. */
export function startSite({ bound = false, env = {}, ...options }: Options = {}) {
  const command = [process.execPath, ...nodeOptions(), 'dist/server/main.js'] as const
  return startServer({
    ...options,
    timeout,
    env: { ...ownerEnv, ...env },
    command: bound ? onCore(core.server, command) : command,
  })
}
