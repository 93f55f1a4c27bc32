import { resolve } from 'node:path'
import { importArchive } from '#server/archive/import-archive.ts'
import { loadConfig } from '#server/config.ts'
import { writeSiteFile } from '#server/site-file/write.ts'
import { CommandError, runCommand, UsageError } from './support/command.ts'

const usage = `El contenido de un sitio, sus imágenes y su historial en un solo archivo; sin cuentas ni claves.

  npm run archive -- export <archivo>
      Lo escribe. Se puede usar mientras el sitio está en marcha.

  npm run archive -- import <archivo> [--replace]
      Lo pone en este sitio, con el servidor detenido; las cuentas se quedan como están.
      Con --replace también donde ya hay contenido propio: antes guarda una copia de seguridad.
`

await runCommand(async ([command, place, ...options]) => {
  const replace = options[0] === '--replace'
  const isComplete = place !== undefined && !place.startsWith('-') && options.length === Number(replace)
  if (!isComplete) throw new UsageError(usage)
  const config = loadConfig()
  const file = resolve(place)

  if (command === 'export' && !replace) {
    const written = await writeSiteFile({ kind: 'archive', database: config.database, file })
    process.stdout.write(`El sitio está en ${written.file}\n`)
    if (written.missing.length > 0) {
      throw new CommandError(
        `No está completo: la base de datos no pudo dar ${written.missing.length} imágenes.`,
      )
    }
  } else if (command === 'import') {
    const { createdAt, backup } = await importArchive({ file, config, replace })
    if (backup) process.stdout.write(`Lo que había antes está en ${backup}\n`)
    process.stdout.write(`Se importó el sitio como estaba el ${createdAt}. Se verá al iniciar el servidor.\n`)
  } else throw new UsageError(usage)
})
