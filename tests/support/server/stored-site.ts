import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { mediaPath } from '#content/media/media.ts'
import { createAccounts } from '#server/auth/accounts.ts'
import type { DatabaseLocation } from '#server/store/database-location.ts'
import { openOrSeedStore } from '#server/store/first-start.ts'
import { createMediaStore } from '#server/store/media-store.ts'
import { versionOf } from '#server/store/media-version.ts'
import type { Store } from '#server/store/store.ts'
import { photo, picture } from './media.ts'
import { ana } from './owner.ts'
import { sampleDocuments, siteContentOf } from './site-documents.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Place = {
  readonly dataFolder?: string
  readonly authSecret?: string
  /** Default: a file in the data folder. */
  readonly database?: DatabaseLocation
}

/** The location of an existing or future site. */
export function sitePlace({
  dataFolder = join(temporaryFolder(), 'datos'),
  authSecret,
  ...kept
}: Place = {}) {
  const file = join(dataFolder, 'sitio.db')
  const database: DatabaseLocation = kept.database ?? { kind: 'sqlite', file }
  const backups = { folder: join(dataFolder, 'backups'), keep: 14 }
  return { database, file, dataFolder, authSecret, backups }
}

/** Opens the store at a place, and seeds it if there is none. It is closed when the test ends. */
export async function openSite({ database, dataFolder }: ReturnType<typeof sitePlace>) {
  const loadSamples = async () => sampleDocuments
  const opened = await openOrSeedStore({ database, dataFolder, loadSamples })
  onTestFinished(() => opened.store.close())
  return opened
}

/** The file of a used site: it is made once, and each test on SQLite gets a copy. */
let template: Promise<{ readonly bytes: Buffer; readonly pictureId: string }> | undefined

/** A site with some history, a signed-in owner and a picture. Its store is still open. */
export async function usedSite(place = sitePlace()) {
  const { database } = place
  if (database.kind !== 'sqlite') return filledSite(place)
  template ??= usedTemplate()
  const { bytes, pictureId } = await template
  mkdirSync(dirname(database.file), { recursive: true })
  writeFileSync(database.file, bytes)
  const { store } = await openSite(place)
  return { store, place, pictureId }
}

async function usedTemplate() {
  const { store, place, pictureId } = await filledSite(sitePlace())
  await store.close()
  return { bytes: readFileSync(place.file), pictureId }
}

async function filledSite(place: ReturnType<typeof sitePlace>) {
  const { store, live } = await openSite(place)
  const id = await addPicture(store)
  const content = siteContentOf('Dra. Ñ')
  const value = { ...content, heroSection: { ...content.heroSection, mainImage: mediaPath(id) } }
  const { number } = await store.saveRevision({ document: 'site-content', value, author: ana.name })
  await store.recordRelease({ ...live.revisions, 'site-content': number })
  await signInOwner(store)
  return { store, place, pictureId: id }
}

async function addPicture(store: Store): Promise<string> {
  const media = createMediaStore(store)
  const uploaded = await photo(40, 30)
  const sourceHash = hash('sha256', uploaded)
  const version = versionOf(sourceHash, null)
  const size = { width: 40, height: 30, uploaded_bytes: uploaded.length, color: '#aabbcc' }
  const webp = await picture(40, 30).webp().toBuffer()
  await media.addSource(
    { hash: sourceHash, ...size, content: uploaded },
    { version, format: 'webp', width: 40 },
    webp,
  )
  const words = { title: 'Sala de espera', fileName: 'sala.jpg', alt: 'La sala', decorative: false }
  await media.addItem({ id: sourceHash.slice(0, 16), sourceHash, ...words })
  return sourceHash.slice(0, 16)
}

/** Token of the owner's session in `usedSite`. */
export const sessionToken = 'la-sesion-de-ana'

async function signInOwner({ db }: Store): Promise<void> {
  await createAccounts(db).create(ana)
  const { id: userId } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
  const [createdAt, expiresAt] = ['2026-01-01T00:00:00Z', '2036-01-01T00:00:00Z']
  const session = { id: 'sesion', userId, token: sessionToken, createdAt, updatedAt: createdAt, expiresAt }
  await db.insertInto('session').values(session).execute()
}
