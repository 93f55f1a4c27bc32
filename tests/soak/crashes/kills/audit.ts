import sharp from 'sharp'
import { z } from 'zod'
import {
  isValueOf,
  type NumberedDocument,
  numberedDocuments,
  numbersIn,
} from '../../../support/numbered-documents.ts'
import type { OwnerClient } from '../../../support/owner-client.ts'
import type { RunningServer } from '../../../support/server.ts'
import type { Ledger } from './ledger.ts'

type Options = {
  readonly server: RunningServer
  readonly owner: OwnerClient
  readonly ledger: Ledger
  /** Reads all revisions again and compares them with those read after earlier kills. */
  readonly readsAll: boolean
}

/** Acknowledged saves that are lost, and values that are only partly there. */
export type Findings = { readonly lost: string[]; readonly torn: string[] }

const revisions = z.object({ revisions: z.array(z.object({ number: z.int() })) })
const revision = z.object({ value: z.unknown() })
const status = z.object({ live: z.object({ revisions: z.record(z.string(), z.int()) }) })
const media = z.object({
  items: z.array(
    z.object({ id: z.string(), version: z.string(), renditions: z.object({ webp: z.array(z.int()) }) }),
  ),
})

/** Compares the server's state after a kill with the responses that the owner got before it. */
export async function audit({ server, owner, ledger, readsAll }: Options): Promise<Findings> {
  const lost: string[] = []
  const torn: string[] = []

  const read = async (path: string) => {
    const response = await owner.get(path)
    if (response.status !== 200) torn.push(`${path}: ${response.status} ${await response.text()}`)
    return response.status === 200 ? response.json() : undefined
  }

  async function auditDocument(document: NumberedDocument): Promise<void> {
    const found = revisions.safeParse(await read(`/api/revisions/${document}`)).data?.revisions ?? []
    const numbers = found.map(({ number }) => number).toSorted((a, b) => a - b)
    const latest = numbers.at(-1) ?? 0
    if (latest < ledger.saved(document)) {
      lost.push(`${document}: ${ledger.saved(document)} was acknowledged, ${latest} is the latest`)
    }
    if (latest > ledger.sent(document)) torn.push(`${document}: no one sent ${latest}`)
    if (numbers.some((number, index) => number !== index + 1)) torn.push(`${document}: has gaps`)

    for (let number = readsAll ? 2 : ledger.checked(document) + 1; number <= latest; number += 1) {
      const value = revision.safeParse(await read(`/api/revisions/${document}/${number}`)).data?.value
      if (!isValueOf(document, number, value)) torn.push(`${document}: ${number} is not what was sent`)
    }
    ledger.noteFound(document, latest)
  }

  async function auditRelease(): Promise<void> {
    const live = status.safeParse(await read('/api/status')).data?.live
    // `read` has recorded the unexpected response.
    if (!live) return
    for (const document of numberedDocuments) {
      if ((live.revisions[document] ?? 0) < ledger.published(document)) {
        lost.push(`${document}: ${ledger.published(document)} was public, ${live.revisions[document]} is`)
      }
    }
    const { content, gallery } = numbersIn(await (await fetch(server.url)).text())
    const expected = (number: number | undefined) => (number === 1 ? '' : String(number))
    if (String(content) !== expected(live.revisions['site-content'])) torn.push(`the page names ${content}`)
    if (String(gallery) !== expected(live.revisions.gallery)) torn.push(`the page shows ${gallery}`)
  }

  async function auditPictures(): Promise<void> {
    if (ledger.pictures.size === 0) return
    const items = media.safeParse(await read('/api/media')).data?.items ?? []
    for (const id of ledger.pictures) {
      const item = items.find((found) => found.id === id)
      if (!item) lost.push(`picture ${id}`)
      for (const width of item?.renditions.webp ?? []) {
        const response = await fetch(`${server.url}/medios/${item?.version}/${width}.webp`)
        const picture = sharp(await response.bytes(), { failOn: 'error' })
        await picture.stats().catch((error: unknown) => torn.push(`picture ${id}: ${error}`))
      }
    }
  }

  for (const document of numberedDocuments) await auditDocument(document)
  await auditRelease()
  await auditPictures()
  return { lost, torn }
}
