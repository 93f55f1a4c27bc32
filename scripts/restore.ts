import { resolve } from 'node:path'
import { loadConfig } from '#server/config.ts'
import { restoreBackup } from '#server/site-file/restore.ts'
import { nameOfDatabase } from '#server/store/database-location.ts'
import { runCommand, UsageError } from './support/command.ts'

const usage = `Recupera un sitio de una copia de seguridad, donde no hay ninguno.

  npm run restore -- <archivo>

DATA_DIR y DATABASE_URL dicen dónde. Un sitio que ya está ahí nunca se reemplaza.
`

await runCommand(async ([file, ...rest]) => {
  if (!file || file.startsWith('-') || rest.length > 0) throw new UsageError(usage)
  const config = loadConfig()
  const { createdAt, isSecretRight, aside, missingPictures } = await restoreBackup({
    file: resolve(file),
    config,
  })

  const lines = [`Se recuperó en «${nameOfDatabase(config.database)}» el sitio como estaba el ${createdAt}.`]
  if (missingPictures > 0)
    lines.push(`A la copia le faltaban ${missingPictures} imágenes: vuelva a subirlas.`)
  for (const name of aside) lines.push(`Lo que había antes quedó en «${name}».`)
  lines.push('Al iniciar el servidor, cada quien vuelve a entrar con su contraseña.')
  if (!isSecretRight) {
    lines.push(
      'La verificación en dos pasos necesita el AUTH_SECRET que el sitio tenía: póngalo antes de iniciar.',
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
})
