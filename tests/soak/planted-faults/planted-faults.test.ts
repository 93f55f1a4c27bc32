import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlantedFault, plantedFaults } from './faults.ts'

const project = join(import.meta.dirname, '../../..')

/** A copy of the project, in which one fault after the other is planted. */
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'consultorio-'))
  const listed = await run(project, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const file of listed.output.split('\0').filter((name) => name.trim() !== ''))
    await cp(join(project, file), join(copy, file))
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
})

afterAll(() => rm(copy, { recursive: true, force: true }))

// Each of these tests of the gate passes without the fault, or the gate itself would have failed.
test.each(plantedFaults)('the gate finds that $what', async ({ file, from, to, foundBy }) => {
  const path = join(copy, file)
  const source = await readFile(path, 'utf8')
  expect(source.split(from), `The text is not once in ${file}`).toHaveLength(2)

  await writeFile(
    path,
    source.replace(from, () => to),
  )
  const found = await runTest(foundBy)
  await writeFile(path, source)

  expect(found.output).toMatch(/[1-9]\d* failed/)
  expect(found.code).not.toBe(0)
})

async function runTest({ runner, project: name, file }: PlantedFault['foundBy']) {
  if (runner === 'vitest') return run(copy, 'npx', ['vitest', 'run', `--project=${name}`, file])
  const built = await run(copy, 'npm', ['run', 'build'])
  if (built.code !== 0) throw new Error(`The build fails: ${built.output}`)
  return run(copy, 'npx', ['playwright', 'test', `--project=${name}`, file])
}

async function run(cwd: string, command: string, args: readonly string[]) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'exit')
  return { code, output: (await output).join('\n') }
}
