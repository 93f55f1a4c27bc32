import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { type ListedItem, mediaQuery } from '#admin/api/media.ts'
import { holdDraft, releaseDraft } from '#admin/draft/all-drafts.ts'
import { createStoredDraft, type StoredDraft } from '#admin/draft/stored-draft.ts'
import type { Version } from '#admin/draft/version.ts'
import type { MediaItem } from '#content/media/media.ts'
import { type PictureDraft, pictureDraft, pictureDraftOf, pictureTag } from '#content/media/picture-draft.ts'

const drafts = new Map<string, StoredDraft>()

/** This tab's only draft of a picture. The first call creates it. */
function pictureDraftFor(item: MediaItem): StoredDraft {
  const known = drafts.get(item.id)
  if (known) return known
  const stored = createStoredDraft({
    schema: pictureDraft,
    label: item.title || item.fileName,
    subject: () => ({ document: 'pictures', entry: item.id }),
  })
  // The server's list says whether there is more of it.
  stored.sync.begin(versionOfPicture(item))
  drafts.set(item.id, stored)
  holdDraft(stored)
  return stored
}

const versionOfPicture = (item: MediaItem): Version => ({
  value: pictureDraftOf(item),
  etag: pictureTag(item),
})

/** @throws {Error} when the library has no such picture. */
export async function openPictureDraft(client: QueryClient, id = ''): Promise<StoredDraft> {
  const item = (await client.query(mediaQuery)).find((each) => each.id === id)
  if (!item) throw new Error('La foto ya no está en Medios.')
  const stored = pictureDraftFor(item)
  await stored.sync.reload()
  return stored
}

/** Forgets the draft of a picture that is no longer in the library. */
export function forgetPictureDraft(id: string): void {
  const stored = drafts.get(id)
  if (!stored) return
  releaseDraft(stored)
  drafts.delete(id)
}

export type EditPicture = (part: Partial<PictureDraft>) => void

/** The draft of a picture, and the picture as the draft shows it. */
export function useEditedPicture(item: ListedItem) {
  const stored = useMemo(() => pictureDraftFor(item), [item])
  const { draft, base } = useStore(stored.draft.state)
  const isReplaced = base?.etag !== pictureTag(item)
  useEffect(() => {
    if (isReplaced) void stored.sync.reload().catch(() => undefined)
  }, [stored, isReplaced])
  const { data } = pictureDraft.safeParse(draft)
  const { alt, decorative, file, focusX, focusY } = data ?? pictureDraftOf(item)
  const prepared = item.prepared.find(({ version }) => version === file)
  const shown: ListedItem = {
    ...item,
    ...prepared,
    id: item.id,
    title: item.title,
    alt,
    decorative,
    focus: { x: focusX, y: focusY },
  }
  /** One step to undo. Typing in one field stays one step. */
  const edit: EditPicture = (part) => {
    const before = stored.draft.state.getState().draft
    const changed = Object.entries(part).filter(([key, value]) => before[key] !== value)
    const [only] = changed
    if (changed.length === 1 && only) stored.draft.edit(...only)
    else if (changed.length > 1) stored.draft.replace({ ...before, ...part })
  }
  return { stored, shown, edit }
}
