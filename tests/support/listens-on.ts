import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Whether this process is the one that listens on the port. Without `/proc` this is unknown and counts as true. */
export function listensOn({ pid, port }: { readonly pid: number; readonly port: number }): boolean {
  const folder = `/proc/${pid}`
  if (!existsSync('/proc/self/net/tcp')) return true
  const inodes = listeners(port)
  return readdirSync(`${folder}/fd`).some((name) => inodes.has(targetOf(`${folder}/fd/${name}`)))
}

/** The sockets that listen on the port, named as in `/proc/<pid>/fd`. */
function listeners(port: number): Set<string> {
  const listening = '0A'
  const lines = readFileSync('/proc/self/net/tcp', 'utf8').trim().split('\n').slice(1)
  const sockets = lines.map((line) => line.trim().split(/\s+/))
  return new Set(
    sockets
      .filter(
        ([, local = '', , state]) =>
          state === listening && Number.parseInt(local.split(':')[1] ?? '', 16) === port,
      )
      .map((fields) => `socket:[${fields[9]}]`),
  )
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    // The descriptor was closed meanwhile.
    return ''
  }
}
