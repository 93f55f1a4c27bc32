import { z } from 'zod'
import { type NumberedDocument, saveOfNumber } from '../../../support/numbered-documents.ts'
import type { OwnerClient } from '../../../support/owner-client.ts'
import { photo } from '../../../support/server/media.ts'
import type { Ledger } from './ledger.ts'

type Options = {
  readonly owner: OwnerClient
  readonly ledger: Ledger
  /** Seed of the photograph that she also uploads. */
  readonly seed: number | undefined
  readonly onAcknowledged: () => void
}

const saved = z.object({ revision: z.object({ number: z.int() }) })
const uploaded = z.object({ item: z.object({ id: z.string() }) })

/**
 * Saves all documents repeatedly, with one save in flight per document, until the server is gone.
 * @throws {UnexpectedResponseError}
 */
export async function ownerAtWork({ owner, ledger, seed, onAcknowledged }: Options): Promise<void> {
  let isOver = false

  /** @throws {UnexpectedResponseError} for any unexpected response. Returns `undefined` when no response came. */
  async function ask(make: () => Promise<Response>): Promise<unknown> {
    const result = await make()
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch(() => undefined)
    if (!result) {
      isOver = true
      return undefined
    }
    if (result.status >= 300) throw new UnexpectedResponseError(`${result.status} ${result.body}`)
    return JSON.parse(result.body)
  }

  async function save(document: NumberedDocument): Promise<void> {
    const number = ledger.saved(document) + 1
    const { path, body } = saveOfNumber(document, number)
    ledger.noteSent(document, number)
    const response = await ask(() => owner.post(path, body))
    if (response === undefined) return

    const acknowledged = saved.parse(response).revision.number
    if (acknowledged !== number) {
      throw new UnexpectedResponseError(`${document}: ${acknowledged} instead of ${number}`)
    }
    ledger.noteSaved(document, number)
    if (document !== 'selected-sections') ledger.notePublished(document, number)
    onAcknowledged()
  }

  async function publishSections(): Promise<void> {
    const number = ledger.saved('selected-sections')
    if ((await ask(() => owner.post('/api/update-sections'))) === undefined) return
    ledger.notePublished('selected-sections', number)
  }

  async function upload(seed: number): Promise<void> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await photo(96, 64, seed))]), `foto-${seed}.jpg`)
    const response = await ask(() => owner.send('POST', '/api/media', form))
    if (response === undefined) return
    ledger.notePicture(uploaded.parse(response).item.id)
    onAcknowledged()
  }

  async function repeat(...work: (() => Promise<void>)[]): Promise<void> {
    while (!isOver) for (const step of work) if (!isOver) await step()
  }

  await Promise.all([
    repeat(() => save('site-content')),
    repeat(() => save('gallery')),
    repeat(() => save('selected-sections'), publishSections),
    seed === undefined ? undefined : upload(seed),
  ])
}

/** The server sent a response that the injected fault does not explain. */
class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedAnswerError'
}
