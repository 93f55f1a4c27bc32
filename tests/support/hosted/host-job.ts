import type { LocalServers } from '../server/local-network.ts'

/** What the process of the hosted sites is asked to do. */
export type HostJob =
  | {
      readonly do: 'start'
      readonly port: number
      readonly env: Readonly<Record<string, string>>
      /** Its log is appended to this file. */
      readonly logFile: string
      /** Servers on this machine that it reads instead of the internet, with their ports. */
      readonly formerSites?: LocalServers | undefined
    }
  | { readonly do: 'stop'; readonly port: number }
  /** Sets the clock of the process so many ms ahead of the system's. */
  | { readonly do: 'shift'; readonly ms: number }
