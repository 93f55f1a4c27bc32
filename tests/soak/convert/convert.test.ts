import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { contentDigest } from '../../../src/server/site-file/content-digest.ts'
import { runCommand } from '../../support/command.ts'
import { type OwnerClient, ownerEnv, signInOwner } from '../../support/owner-client.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { launchServer, startServer } from '../../support/server.ts'
import { formerFile } from './sites.ts'

const draftLink = '/borrador/_GGEy_4DTBFEEX896rmOadkkkBgxUkNBrfaVOcbJO68'

const needsConversion = 'npm run convert'
const nothingToDo = 'No hay nada que convertir'

async function signedIn(dataDir: string) {
  const server = await startServer({ dataDir, env: ownerEnv })
  onTestFinished(() => server.stop())
  const owner = await signInOwner(server)
  const json = async (path: string) => (await owner.get(path)).json()
  return { server, owner, json }
}

type Json = (path: string) => Promise<Record<string, unknown>>

async function expectContent(owner: OwnerClient, json: Json) {
  const page = await (await owner.get('/')).text()
  expect(page).toContain('Dra. María Fernanda Ruiz Ortega')
  expect(await json('/api/selected-sections')).toMatchObject({ Hero: { component: 'hero-static' } })
  expect(await json('/api/testimonials/laura')).toMatchObject({
    consent: {
      isWritten: true,
      way: 'signature',
      note: expect.stringContaining('Carpeta azul'),
    },
  })
  expect(await json('/api/testimonials/sofia')).toMatchObject({
    consent: { isWritten: false, note: 'Grabado en audio o video. En el teléfono' },
  })
  const moved = await owner.get('/servicios/papanicolau')
  expect(moved.url).toMatch(/\/servicios\/citologia$/)
  const { revisions } = await json('/api/revisions/site-content')
  expect(revisions).toHaveLength(3)
  expect(await json('/api/revisions/site-content/2')).toMatchObject({
    value: { doctorInfo: { name: 'Dra. María Ruiz Ortega' } },
  })
  const { items } = await json('/api/media')
  expect(items).toMatchObject([{ title: 'equipo' }, { title: 'sala' }])
}

test('a database of version 0.1 is refused until it is converted, and keeps all that it had', async () => {
  const folder = temporaryFolder()
  const file = formerFile('database', { folder, name: 'consultorio.db' })
  const before = readFileSync(file)
  const refused = await launchServer({ dataDir: folder })
  expect(await refused.ended()).toBe(1)
  expect(refused.logs).toContain(needsConversion)
  expect(readFileSync(file).equals(before)).toBe(true)
  const left = ['convirtiendo', 'nueva'].map((ending) => `${file}.${ending}`)
  for (const path of left) writeFileSync(path, 'left by a killed conversion')

  const converted = await runCommand('convert', { args: [folder] })

  expect(converted).toMatchObject({ code: 0, words: '' })
  expect(left.filter((path) => existsSync(path))).toEqual([])
  expect(readFileSync(`${file}.before-1.0`).equals(before)).toBe(true)
  expect((await runCommand('convert', { args: [folder] })).out).toContain(nothingToDo)
  const { server, owner, json } = await signedIn(folder)
  await expectContent(owner, json)
  expect(await json('/api/next/site-content')).toMatchObject({
    value: { aboutMe: { description: 'Un borrador de Ana.' } },
  })
  expect(await json('/api/next/selected-sections')).toMatchObject({
    base: { Hero: { component: 'hero-static' } },
    value: { Certifications: { component: 'certifications-seals' } },
  })
  expect((await fetch(server.url + draftLink)).status).toBe(200)
  const { changes } = await json('/api/dated-changes')
  expect(changes).toMatchObject([
    {
      state: 'waiting',
      fitsNow: true,
      parts: [
        { entry: 'citologia', value: { shortDescription: 'Con fecha.' } },
        { entry: 'sofia', value: { consent: { isWritten: true, way: 'message' } } },
      ],
    },
  ])
  const { pages } = await json('/api/visits?week=2026-11-02')
  expect(pages).toMatchObject([
    { page: '/', view: 25, call: 2 },
    { page: '/opinion', view: 3 },
  ])
  const { consent } = await json('/api/testimonials/laura')
  const words = /^Carpeta azul\. Archivo «Hoja de Laura\.pdf», subido el .* está en Copias$/
  expect(consent).toMatchObject({ note: expect.stringMatching(words) })
  const { files } = await json('/api/private-files')
  expect(files).toMatchObject([{ name: 'Expediente.zip' }, { name: 'Hoja de Laura.pdf' }])
  expect(await json('/api/status')).toMatchObject({
    discontinued: [
      ...['comparison', 'consent-files', 'former-site', 'former-wordings', 'layouts'],
      ...['packs', 'visit-details', 'weekly-mail'],
    ],
  })
})

test('a backup of version 0.1 is restored after it is converted', async () => {
  const folder = temporaryFolder()
  const file = formerFile('backup', { folder })
  const env = { DATA_DIR: join(folder, 'datos') }
  const refused = await runCommand('restore', { args: [file], env })
  expect(refused).toMatchObject({ code: 1, words: expect.stringContaining(needsConversion) })
  const before = readFileSync(file)

  const converted = await runCommand('convert', { args: [file] })
  const restored = await runCommand('restore', { args: [join(folder, 'backup.1.0.db')], env })

  expect([converted, restored]).toMatchObject([{ code: 0 }, { code: 0 }])
  expect(readFileSync(file).equals(before)).toBe(true)
  const { owner, json } = await signedIn(env.DATA_DIR)
  await expectContent(owner, json)
  expect(await json('/api/next/site-content')).toMatchObject({
    value: { aboutMe: { description: 'Un borrador de Ana.' } },
  })
})

test('an archive of version 0.1 is imported after it is converted', async () => {
  const folder = temporaryFolder()
  const file = formerFile('archive', { folder })
  const env = { DATA_DIR: join(folder, 'datos') }
  const refused = await runCommand('archive', { args: ['import', file], env })
  expect(refused).toMatchObject({ code: 1, words: expect.stringContaining(needsConversion) })

  const converted = await runCommand('convert', { args: [file] })
  const imported = await runCommand('archive', { args: ['import', join(folder, 'archive.1.0.db')], env })

  expect([converted, imported]).toMatchObject([{ code: 0 }, { code: 0 }])
  const { owner, json } = await signedIn(env.DATA_DIR)
  await expectContent(owner, json)
})

test.each([
  ['damaged', 'está dañado', "update revision set author = 'otra persona'"],
  ['of another program', 'no es de un sitio', 'drop table kysely_migration'],
  ['of an older version', 'con la 0.1', "delete from kysely_migration where name >= '0025'"],
])('a backup that is %s is not converted', async (_what, reason, sql) => {
  const file = formerFile('backup')
  const database = new DatabaseSync(file)
  database.exec(sql)
  if (!reason.includes('dañado')) {
    const change = database.prepare("update site_file set info = json_set(info, '$.digest', ?)")
    change.run(contentDigest(database))
  }
  database.close()

  const { code, words } = await runCommand('convert', { args: [file] })

  expect({ code, words }).toEqual({ code: 1, words: expect.stringContaining(reason) })
  expect(existsSync(file.replace('.db', '.1.0.db'))).toBe(false)
})
