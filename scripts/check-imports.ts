import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circularImports } from './imports/circular-imports.ts'
import { forbiddenImports } from './imports/directions.ts'
import { importsOf } from './imports/imports-of.ts'

const root = join(import.meta.dirname, '..')
const imports = globSync('{src,sample-site,scripts,build,bench,tests}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))

const violations = [...forbiddenImports(imports), ...circularImports(imports)]
for (const { file, line, message } of violations) console.error(`${file}:${line} ${message}`)
process.exitCode = violations.length > 0 ? 1 : 0
