import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { loadConfig } from '#server/config.ts'
import { adminCommand } from './support/admin-command.ts'
import { runCommand } from './support/command.ts'

await runCommand((args) =>
  adminCommand(args, {
    database: () => loadConfig().database,
    readLine,
    print: (words) => process.stdout.write(words),
  }),
)

/** The first line of the input. A terminal does not show it. */
async function readLine(question: string): Promise<string> {
  const terminal = process.stdin.isTTY
  if (terminal) process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (terminal) process.stderr.write('\n')
  }
}
