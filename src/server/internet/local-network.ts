import type { Network } from './public-request.ts'

/**
 * Names of servers on this machine that tests read instead of the internet, with their ports. Plain data, so that a
 * child process gets it too.
 */
export type LocalServers = Readonly<Record<string, number>>

export const localNetwork = (servers: LocalServers): Partial<Network> => ({
  mayConnect: (ip) => ip === '127.0.0.1',
  mayUsePort: (port) => Object.values(servers).includes(Number(port)),
  lookup: async (name) => {
    if (servers[name.replace(/^www\./, '')] !== undefined) return [{ address: '127.0.0.1', family: 4 }]
    throw Object.assign(new Error(`${name} is not known.`), { code: 'ENOTFOUND' })
  },
})
