import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadConfig } from '#server/config.ts'
import { type DatabaseLocation, nameOfDatabase } from '#server/store/database-location.ts'
import { convertFile } from './convert/convert-file.ts'
import { convertPostgres } from './convert/convert-postgres.ts'
import { runCommand, UsageError } from './support/command.ts'

const usage = `Convierte un sitio de la versión 0.1 a esta versión.

  npm run convert
      La base de datos que dicen DATA_DIR y DATABASE_URL, con el servidor detenido.

  npm run convert -- <carpeta DATA_DIR o base de datos SQLite>
      Antes guarda al lado el archivo como estaba: «<archivo>.before-1.0».

  npm run convert -- <copia de seguridad o archivo de sitio>
      Escribe al lado otro archivo, «<nombre>.1.0.db», y no cambia el que había.
`

const nothingToDo = 'No hay nada que convertir: ya es de esta versión.'

await runCommand(async ([place, ...rest]) => {
  if (rest.length > 0 || place?.startsWith('-')) throw new UsageError(usage)
  const database: DatabaseLocation =
    place === undefined ? loadConfig().database : { kind: 'sqlite', file: fileAt(place) }
  if (database.kind === 'postgres') {
    const isConverted = await convertPostgres(database.url)
    say(isConverted ? `Se convirtió: ${nameOfDatabase(database)}` : nothingToDo)
    return
  }
  const converted = await convertFile(database.file)
  if (!converted) {
    say(nothingToDo)
    return
  }
  say(`Se convirtió: ${converted.file}`)
  say(`Como estaba antes: ${converted.before}`)
})

function fileAt(place: string): string {
  const path = resolve(place)
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'consultorio.db') : path
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
