import { mkdtempSync, readFileSync, readlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDebian, bareDebian, get, obstacle, signIn } from './bare-debian.ts'

const port = 3911
const domain = 'consultorio-ejemplo.mx'
const main = 'src/server/main.ts'
const why = obstacle()
if (why) console.warn(`The installation on a bare Debian was not tested: ${why}`)

const minutes = 60_000

describe.skipIf(why)('on a bare Debian', () => {
  let debian: BareDebian
  beforeAll(() => {
    debian = bareDebian(join(mkdtempSync(join(tmpdir(), 'consultorio-debian-')), 'root'), port)
  }, 20 * minutes)
  afterAll(() => debian.remove(), 10 * minutes)

  const install = (name: string = domain) => debian.run(`cd /root/proyecto && bash deploy/install.sh ${name}`)
  const update = () => debian.run('cd /root/proyecto && bash deploy/update.sh')
  const current = () => readlinkSync(join(debian.root, 'opt/consultorio/current'))
  const home = async () => (await get(port, '/')).body
  /** Changes a file of the checkout, like an update. */
  const edit = (file: string, expression: string) =>
    debian.run(`sed -i ${JSON.stringify(expression)} /root/proyecto/${file}`)
  const owner = { email: 'ana@ejemplo.mx', password: 'una clave larga y buena' }

  test('install.sh refuses an invalid domain and changes nothing', () => {
    const { code, output } = install('https://ejemplo.mx/')
    expect(code).toBe(1)
    expect(output).toContain('no es un dominio')
    expect(debian.run('id consultorio').code).not.toBe(0)
  })

  test(
    'install.sh sets up a running site and shows the link for the first account',
    async () => {
      const { code, output } = install()
      expect(output).toMatch(/https:\/\/consultorio-ejemplo\.mx\/admin\/configurar#token=[\w-]{43}/)
      expect(code).toBe(0)
      expect(await home()).toContain('<h1>Sitio en preparación</h1>')
      expect(readFileSync(join(debian.root, 'etc/caddy/sites/consultorio.caddy'), 'utf8')).toContain(
        `127.0.0.1:${port}`,
      )
    },
    20 * minutes,
  )

  test(
    'install.sh keeps accounts, settings and the version when run again',
    () => {
      const create =
        `echo '${owner.password}' | bash /opt/consultorio/current/deploy/command.sh ` +
        `admin create --email ${owner.email}`
      expect(debian.run(create).output).toContain(owner.email)
      const before = current()
      const { code, output } = install()
      expect(code).toBe(0)
      expect(output).toContain('Ya hay una cuenta')
      expect(current()).toBe(before)
    },
    10 * minutes,
  )

  test(
    'update.sh switches from a version that knew one site only, and keeps a backup',
    async () => {
      const before = current()
      debian.run(
        'cd /opt/consultorio/current/deploy && ' +
          "sed 's/-%i//g' consultorio@.service > consultorio.service && rm -r consultorio@.service lib",
      )
      const { code, output } = update()
      expect(output).toContain(`${domain}: actualizado`)
      expect(code).toBe(0)
      expect(current()).not.toBe(before)
      expect(debian.run('ls /var/lib/consultorio/backups').output).toContain('antes-de-actualizar')
      expect(await signIn(port, domain, owner)).toBe(200)
    },
    20 * minutes,
  )

  test(
    'update.sh changes nothing when the new version cannot be built',
    async () => {
      const before = current()
      edit(main, '1i const is this TypeScript')
      const { code, output } = update()
      edit(main, '1d')
      expect(output).toContain('No se pudo construir')
      expect(code).toBe(1)
      expect(current()).toBe(before)
      expect(await signIn(port, domain, owner)).toBe(200)
    },
    20 * minutes,
  )

  test(
    'update.sh rolls back, contents included, when the new version changes the database and then fails',
    async () => {
      const before = current()
      const migration =
        "import { DatabaseSync } from 'node:sqlite'\\n" +
        "new DatabaseSync('/var/lib/consultorio/consultorio.db').exec(\\\"insert into kysely_migration values ('9999-nueva', 'x')\\\")\\n" +
        'process.exit(1)'
      edit(main, `1i ${migration}`)
      const { code, output } = update()
      edit(main, '1,3d')
      expect(output).toContain('recuperado de')
      expect(code).toBe(1)
      expect(current()).toBe(before)
      expect(await signIn(port, domain, owner)).toBe(200)
    },
    20 * minutes,
  )
})
