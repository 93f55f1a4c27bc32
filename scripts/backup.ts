import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { existingSecret } from '#server/auth/auth-secret.ts'
import { backupName } from '#server/backup/backup-files.ts'
import { loadConfig } from '#server/config.ts'
import { writeSiteFile } from '#server/site-file/write.ts'
import { CommandError, runCommand, UsageError } from './support/command.ts'

const usage = `Copia de seguridad: todo el sitio, con sus cuentas, en un solo archivo.

  npm run backup -- [<archivo o carpeta>]

Sin argumento la guarda en BACKUP_DIR (DATA_DIR/backups). Se puede usar mientras el sitio está en marcha.
Quien tenga el archivo tiene el sitio: guárdelo como guarda las llaves del consultorio.
`

await runCommand(async ([place, ...rest]) => {
  if (rest.length > 0 || place?.startsWith('-')) throw new UsageError(usage)
  const { database, backups, dataFolder, authSecret } = loadConfig()
  const target = resolve(place ?? backups.folder)
  const isFolder = place === undefined || statSync(target, { throwIfNoEntry: false })?.isDirectory()
  const file = isFolder ? join(target, backupName(new Date())) : target
  const storedSecret = authSecret ? undefined : existingSecret(dataFolder)
  const written = await writeSiteFile({ kind: 'backup', database, file, storedSecret })
  process.stdout.write(`La copia de seguridad está en ${written.file}\n`)
  if (written.missing.length > 0) {
    throw new CommandError(
      `No está completa: la base de datos no pudo dar ${written.missing.length} imágenes. Conserve las copias anteriores.`,
    )
  }
  if (authSecret) {
    process.stdout.write(
      'AUTH_SECRET no va en ella: guárdelo aparte, o los códigos de dos pasos no servirán.\n',
    )
  }
})
