import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { startServer } from '../../support/server.ts'

test('npm run check-site lists what keeps the sample from its launch, and ends with 1', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())

  const { code, out } = await runCommand('check-site', { env: { DATA_DIR: server.dataDir } })

  expect(code).toBe(1)
  expect(out).toMatch(/^Impide lanzar el sitio \(\d+\)\n/)
  expect(out).toContain('[aviso-cofepris]')
  expect(out).toContain('[cedula-falta]')
})

test('npm run check-site explains that there is no site yet, and creates none', async () => {
  const { code, words } = await runCommand('check-site', { env: { DATA_DIR: temporaryFolder() } })

  expect(code).toBe(1)
  expect(words).toContain('Aún no hay un sitio que revisar')
})
