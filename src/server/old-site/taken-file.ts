import { readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { OldSiteState } from '#contract/old-site.ts'

const taken = z.object({
  account: z.string(),
  at: z.string(),
  pages: z.array(
    z.object({ title: z.string(), draft: z.string(), version: z.string(), lost: z.array(z.string()) }),
  ),
  /** Titles of pages that could not become drafts. */
  failedPages: z.array(z.string()).default([]),
  pictures: z.int(),
  failedPictures: z.array(z.object({ url: z.string(), pages: z.array(z.string()), reason: z.string() })),
})
/** What the last import brought, with the versions of its drafts. */
export type Taken = z.output<typeof taken>

/** The report of the last import, as a file, so that it can be read and undone after a restart. */
export function takenFile(file: string) {
  async function read(account: string): Promise<Taken | undefined> {
    const content = await readFile(file, 'utf8').catch(() => undefined)
    const found = content === undefined ? undefined : taken.parse(JSON.parse(content))
    return found?.account === account ? found : undefined
  }

  return {
    read,
    async report(account: string): Promise<OldSiteState['taken']> {
      const found = await read(account)
      if (!found) return null
      const { at, pages, failedPages, pictures, failedPictures } = found
      return {
        at,
        pictures,
        failedPages,
        failedPictures,
        pages: pages.map(({ version: _version, ...page }) => page),
      }
    },
    write: (report: Taken) => writeFile(file, JSON.stringify(report), { mode: 0o600 }),
    forget: () => rm(file, { force: true }),
  }
}
