import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { apply } from '#content/changes/apply.ts'
import { isJsonObject, type JsonObject } from '#content/values/json.ts'
import { heldDrafts, holdDraft, releaseDraft } from './all-drafts.ts'
import { createDraftStore } from './draft-store.ts'
import { createDraftSync } from './draft-sync.ts'
import { readDraft } from './draft-syncs.ts'
import type { DraftTransport } from './draft-transport.ts'
import { createUnsentChanges } from './unsent-changes.ts'

const base = { value: { name: 'Dra. Nombre Apellido' }, etag: '"site-content-1"' }

/** A server with one document. */
function createServer(): DraftTransport {
  let value: JsonObject = base.value
  let version: string | undefined
  return {
    load: async () => ({ version, base, value }),
    async send({ changes }) {
      const changed = apply(changes, value).value
      if (isJsonObject(changed)) value = changed
      version = 'v1'
      return { version, clashes: [], current: undefined }
    },
    isTemporary: () => true,
  }
}

function draftOn(transport: DraftTransport, isManual: boolean) {
  const draft = createDraftStore<unknown>({ schema: z.object({ name: z.string() }) })
  const unsent = createUnsentChanges(() => `site-content ${isManual}`, draft.tree)
  const sync = createDraftSync({ draft, unsent, transport, isManual })
  const stored = { draft, sync, label: 'Sitio', subject: () => ({ document: 'site-content' }) as const }
  holdDraft(stored)
  return stored
}

afterEach(() => {
  for (const stored of heldDrafts()) {
    stored.sync.stop()
    releaseDraft(stored)
  }
})

test('a screen of the specification opens with what another screen of the page has just changed', async () => {
  const server = createServer()
  const shared = draftOn(server, false)
  await readDraft(shared)
  shared.draft.edit('name', 'Dra. Ana Ruiz')

  const screen = draftOn(server, true)
  await readDraft(screen)
  expect(screen.draft.state.getState().draft).toEqual({ name: 'Dra. Ana Ruiz' })
  screen.draft.edit('name', 'Dra. Ana Ruiz Salas')
  await shared.sync.flush()
  await screen.sync.look('v1')

  expect(screen.draft.state.getState()).toMatchObject({
    draft: { name: 'Dra. Ana Ruiz Salas' },
    clashes: new Map(),
  })
})
