import { writeFile } from 'node:fs/promises'
import { answerJobs } from '../process/answer-jobs.ts'
import { findSite } from './find-site.ts'
import type { ReadSiteJob } from './read-site.ts'

answerJobs(async ({ from, result }: ReadSiteJob, onProgress) => {
  const found = await findSite('file' in from ? await inFile(from.file) : await atAddress(from), onProgress)
  await writeFile(result, JSON.stringify(found), { mode: 0o600 })
})

// Each way to read loads what it needs: the network and its parsers take memory.
async function inFile(file: string) {
  const { readExport } = await import('./wordpress/read-export.ts')
  return readExport(file)
}

async function atAddress({ addresses, local }: Exclude<ReadSiteJob['from'], { file: string }>) {
  const [{ readSiteAtAddress }, { localNetwork }] = await Promise.all([
    import('./fetch/site-at-address.ts'),
    import('../internet/local-network.ts'),
  ])
  return readSiteAtAddress({
    addresses: addresses.map((address) => new URL(address)),
    // The server ends the reading by ending this process.
    signal: new AbortController().signal,
    network: local && localNetwork(local),
  })
}
