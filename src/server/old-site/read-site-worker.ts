import { writeFile } from 'node:fs/promises'
import { localNetwork } from '../internet/local-network.ts'
import { answerJob } from '../process/answer-job.ts'
import { readSiteAtAddress } from './fetch/site-at-address.ts'
import { findSite } from './find-site.ts'
import type { ReadSiteJob } from './read-site.ts'
import { readExport } from './wordpress/read-export.ts'

answerJob(async ({ from, result }: ReadSiteJob, onProgress) => {
  const found = await findSite('file' in from ? readExport(from.file) : atAddress(from), onProgress)
  await writeFile(result, JSON.stringify(found), { mode: 0o600 })
})

// The server ends the reading by ending this process.
const atAddress = ({ addresses, local }: Exclude<ReadSiteJob['from'], { file: string }>) =>
  readSiteAtAddress({
    addresses: addresses.map((address) => new URL(address)),
    signal: new AbortController().signal,
    network: local && localNetwork(local),
  })
