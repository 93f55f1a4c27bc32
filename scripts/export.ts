import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isPublicAddress } from '#content/addresses/public-address.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { loadConfig } from '#server/config.ts'
import { exportSite, nextChangeOf } from '#server/export/export-site.ts'
import { createSecurityHeaders, pageContentWith } from '#server/http/security-headers.ts'
import { loadStaticAssets } from '#server/http/static-assets.ts'
import { EncoderProcess } from '#server/media/encoder/encoder-process.ts'
import { openPictures } from '#server/media/open-media.ts'
import { Release } from '#server/releases/release.ts'
import { loadRenderer } from '#server/releases/renderer.ts'
import { createDatedChanges } from '#server/store/dated-changes.ts'
import { isMissingOrEmpty } from '#server/store/sqlite/inspect-file.ts'
import { openStore } from '#server/store/store.ts'
import { CommandError, runCommand, UsageError } from './support/command.ts'
import { ownFolder } from './support/own-folder.ts'

const usage = `Escribe el sitio publicado como archivos, para cualquier servidor de páginas.

  npm run export -- <carpeta>

SITE_URL dice en qué dirección estará. Se puede usar mientras el sitio está en marcha.
`

const root = join(import.meta.dirname, '..')

await runCommand(async ([place, ...rest]) => {
  if (!place || rest.length > 0) throw new UsageError(usage)
  const folder = resolve(place)
  const { siteUrl, database } = loadConfig()
  // Opening a missing database would create one.
  if (database.kind === 'sqlite' && isMissingOrEmpty(database.file)) throw noSite()
  const security = createSecurityHeaders(siteUrl)
  const store = await openStore(database)
  // An export runs in the foreground, so keep the normal priority. A server lowers it for its background work.
  const encoder = new EncoderProcess({ niceness: 0 })
  // A running server owns its data folder, so use a temporary one.
  const dataFolder = await ownFolder('exportar')
  try {
    const recorded = await store.liveRelease()
    if (!recorded) throw noSite()

    const { revisions } = recorded
    const sample = isPublicAddress(siteUrl) ? parseSnapshot(sampleDocuments) : undefined
    const renderer = await loadRenderer(join(root, 'dist'), siteUrl, sample)
    const onError = (error: unknown, path: string) => process.stderr.write(`${path}: ${String(error)}\n`)
    const release = Release.prepare({
      snapshot: await store.loadSnapshot(revisions),
      revisions,
      renderer,
      audience: 'export',
      contentOf: pageContentWith(security),
      onError,
    })
    const assets = await loadStaticAssets({ client: join(root, 'dist/client'), admin: '' }, security)
    const { pictures } = await openPictures({
      store,
      dataFolder,
      encoder,
      onError,
      publisher: { live: release },
      headers: security.forData,
      timeout: 60_000,
    })
    const due = await createDatedChanges(store.db).nextDue()
    const nextDated = due && due > release.snapshot.moment ? due : undefined
    const count = await exportSite({ release, assets, pictures, folder, nextDated })
    process.stdout.write(`Se exportaron ${count} direcciones a ${folder}\n`)
    if (release.pages.isInPreparation)
      process.stdout.write(
        'El sitio está en preparación: todas muestran una sola página hasta que la dueña lo lance.\n',
      )
    const expires = nextChangeOf(release, nextDated)
    if (expires)
      process.stdout.write(
        `Un aviso o un cambio con fecha cambia el sitio el ${expires.toISOString()}: vuelva a exportarlo entonces.\n`,
      )
  } finally {
    encoder.close()
    await rm(dataFolder, { recursive: true, force: true })
    await store.close()
  }
})

function noSite(): CommandError {
  return new CommandError('Aún no hay un sitio que exportar: inícielo una vez con «npm start».')
}
