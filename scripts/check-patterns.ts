import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceAndTime } from './determinism/chance-and-time.ts'
import { gateFiles } from './determinism/gate-files.ts'
import { patternsOf } from './patterns/patterns-of.ts'
import { slowPatterns } from './patterns/slow-patterns.ts'

const root = join(import.meta.dirname, '..')
const patterns = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .flatMap((file) => patternsOf(file, readFileSync(join(root, file), 'utf8')))

const violations = [
  ...slowPatterns(patterns),
  ...[...gateFiles(root)].flatMap(([file, text]) => chanceAndTime(file, text)),
]
for (const { file, line, message } of violations) console.error(`${file}:${line} ${message}`)
process.exitCode = violations.length > 0 ? 1 : 0
