import { checkSite } from '#content/checks/check-site.ts'
import { checkSources } from '#content/checks/check-sources.ts'
import { canBeDismissed, checkLevels, type Finding } from '#content/checks/finding.ts'
import { type FindingLine, findingLines } from '#content/checks/finding-lines.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { askSource } from '#server/checks/ask-source.ts'
import { loadConfig } from '#server/config.ts'
import { createDismissedChecks } from '#server/store/dismissed-checks.ts'
import { isMissingOrEmpty } from '#server/store/sqlite/inspect-file.ts'
import { openStore } from '#server/store/store.ts'
import { CommandError, runCommand, UsageError } from './support/command.ts'

const usage = `Revisa el sitio publicado con las mismas reglas que la pantalla «Revisión».

  npm run check-site [-- --sources]

Termina con 1 si algo impide lanzarlo. Con --sources pregunta además a cada fuente externa si responde.
`

const titles = {
  bloquea: 'Impide lanzar el sitio',
  avisa: 'Conviene corregirlo',
  sugiere: 'Sugerencias',
} as const

await runCommand(async (args) => {
  if (args.some((argument) => argument !== '--sources')) throw new UsageError(usage)
  const { database } = loadConfig()
  // Opening a missing database would create one.
  if (database.kind === 'sqlite' && isMissingOrEmpty(database.file)) throw noSite()
  const store = await openStore(database)
  try {
    const live = await store.liveRelease()
    if (!live) throw noSite()
    const snapshot = await store.loadSnapshot(live.revisions)
    const today = new Date().toISOString().slice(0, 10)
    const found = checkSite(snapshot, { today, sample: parseSnapshot(sampleDocuments) })
    const ask = (url: string) => askSource(url, 15_000)
    const sources = args.includes('--sources') ? (await checkSources(snapshot, ask)).findings : []
    const dismissed = new Set((await createDismissedChecks(store).list()).map(({ key }) => key))
    const open = [...found, ...sources].filter((one) => !(canBeDismissed(one) && dismissed.has(one.key)))
    print(open)
    if (open.some(({ level }) => level === 'bloquea')) process.exitCode = 1
  } finally {
    await store.close()
  }
})

function print(findings: readonly Finding[]): void {
  for (const level of checkLevels) {
    const some = findings.filter((finding) => finding.level === level)
    if (some.length === 0) continue
    const lines = findingLines(some)
    process.stdout.write(`${titles[level]} (${lines.length})\n`)
    for (const line of lines) printLine(line)
  }
  if (findings.length === 0) process.stdout.write('No hay nada que corregir.\n')
}

/** What is wrong, then each place. */
function printLine({ text, findings }: FindingLine<Finding>): void {
  const [{ rule, label }, ...others] = findings
  if (others.length === 0) return void process.stdout.write(`  ${label}: ${text} [${rule}]\n`)
  process.stdout.write(`  ${text} [${rule}]\n`)
  for (const found of findings) process.stdout.write(`    ${found.label}: ${found.text}\n`)
}

function noSite(): CommandError {
  return new CommandError('Aún no hay un sitio que revisar: inícielo una vez con «npm start».')
}
