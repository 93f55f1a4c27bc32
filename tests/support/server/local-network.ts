import type { Network } from '#server/internet/public-request.ts'

/** Names of servers on this machine, with their ports. */
export type LocalServers = Readonly<Record<string, number>>

/** A network in which only these servers exist. */
export const localNetwork = (servers: LocalServers): Partial<Network> => ({
  mayConnect: (ip) => ip === '127.0.0.1',
  mayUsePort: (port) => Object.values(servers).includes(Number(port)),
  lookup: async (name) => {
    if (servers[name.replace(/^www\./, '')] !== undefined) return [{ address: '127.0.0.1', family: 4 }]
    throw Object.assign(new Error(`${name} is not known.`), { code: 'ENOTFOUND' })
  },
})
