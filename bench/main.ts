import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuInUse, describeCommit, describeMachine } from './machine.ts'
import { isPartName, type PartName, partNames, parts } from './parts.ts'
import { remarks } from './remarks.ts'
import { renderReport } from './report.ts'
import { commitsOf, ofCommit, type PartResult, type Results, results } from './results.ts'

const usage = `npm run bench                       measures everything
npm run bench -- <part> <part> …    measures these, and keeps what is known of the others
npm run bench -- report             measures nothing, and writes the report again: for example after a new remark

Parts: ${partNames.join(', ')}
Writes docs/performance.md and docs/performance.json. A report is of one commit: parts that are measured on another one
are only printed, unless all are measured.
`

const docs = join(import.meta.dirname, '../docs')
const dataFile = join(docs, 'performance.json')

/** Each measured part replaces its earlier result; a part that fails keeps the earlier result of the same commit. */
async function run(names: readonly PartName[]): Promise<void> {
  const commit = describeCommit()
  const isPrinted = names.length < partNames.length && commitsOf(known()).some((each) => each !== commit)
  for (const name of names) {
    console.log(`\n${parts[name].title} (${name})`)
    try {
      const result = { ...(await measurePart(name)), commit }
      if (isPrinted) console.log(`\n${renderReport({ [name]: result }, remarks)}`)
      else write({ ...ofCommit(known(), commit), [name]: result })
    } catch (error) {
      console.error(`${name} could not be measured:`, error)
      process.exitCode = 1
    }
  }
}

async function measurePart(name: PartName): Promise<Omit<PartResult, 'commit'>> {
  const busyBefore = await cpuInUse()
  const began = performance.now()
  const { measure } = await parts[name].load()
  const measured = await measure((text) => console.log(`  ${text}`))
  return {
    ...measured,
    measuredAt: new Date().toISOString(),
    seconds: (performance.now() - began) / 1000,
    busyBefore,
    // Read the machine last, because a part may install tools whose versions it names.
    machine: describeMachine(),
  }
}

function known(): Results {
  return existsSync(dataFile) ? results.parse(JSON.parse(readFileSync(dataFile, 'utf8'))) : {}
}

function write(all: Results): void {
  writeFileSync(dataFile, `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(join(docs, 'performance.md'), renderReport(all, remarks))
}

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !isPartName(name))
if (requested.length === 1 && requested[0] === 'report') write(known())
else if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}.\n\n${usage}`)
  process.exitCode = 2
} else {
  await run(requested.length > 0 ? requested.filter(isPartName) : partNames)
}
