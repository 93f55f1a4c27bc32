import { mkdtempSync, readFileSync, readlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDebian, bareDebian, get, obstacle, signIn } from './bare-debian.ts'

const port = 3931
const why = obstacle()
if (why) console.warn(`Several sites on a bare Debian were not tested: ${why}`)

const minutes = 60_000
const [first, second, third] = ['consultorio-ejemplo.mx', 'otra-consulta.mx', 'tercera.com.mx'] as const
const secondSite = 'consultorio-otra-consulta-mx'

const ownerOf = (site: string) => ({ email: `${site}@ejemplo.mx`, password: 'una clave larga y buena' })

describe.skipIf(why)('several sites on a bare Debian', () => {
  let debian: BareDebian
  beforeAll(() => {
    debian = bareDebian(join(mkdtempSync(join(tmpdir(), 'consultorio-sites-')), 'root'), port)
    expect(install(first)).toMatchObject({ code: 0 })
  }, 30 * minutes)
  afterAll(() => debian.remove(), 10 * minutes)

  const script = (line: string) => debian.run(`cd /root/proyecto && bash deploy/${line}`)
  const install = (domain: string) => script(`install.sh ${domain}`)
  const versionOf = (name: string) => readlinkSync(join(debian.root, 'opt/consultorio', `current${name}`))
  const settings = (site: string) => readFileSync(join(debian.root, `etc/${site}.env`), 'utf8')
  const portOf = (site: string) => Number(/^PORT="?(\d+)/m.exec(settings(site))?.[1])
  const enter = (site: string, domain: string, account = ownerOf(site)) =>
    signIn(portOf(site), domain, account)

  test(
    'install.sh adds a second site, which shares the program and has the rest for itself',
    async () => {
      const { code, output } = install(second)
      expect(output).toContain(`Se agrega el sitio ${second} junto a: ${first}`)
      expect(output).toMatch(/https:\/\/otra-consulta\.mx\/admin\/configurar#token=[\w-]{43}/)
      expect(output).toContain(`Todavía no hay certificado para ${second}`)
      expect(output).toContain(`Los otros sitios siguen como estaban: ${first}`)
      expect(code).toBe(0)
      expect(versionOf('-otra-consulta-mx')).toBe(versionOf(''))
      for (const [site, domain] of [
        ['consultorio', first],
        [secondSite, second],
      ] as const) {
        const { email, password } = ownerOf(site)
        const create = `echo '${password}' | bash deploy/command.sh ${domain} admin create --email ${email}`
        expect(debian.run(`cd /root/proyecto && ${create}`)).toMatchObject({ code: 0 })
        expect((await get(portOf(site), '/')).status).toBe(200)
        expect(await enter(site, domain)).toBe(200)
      }
      expect(await enter('consultorio', first, ownerOf(secondSite))).toBe(401)
      expect(await enter(secondSite, second, ownerOf('consultorio'))).toBe(401)
      expect(debian.run('caddy validate --config /etc/caddy/Caddyfile').output).toContain(
        'Valid configuration',
      )
    },
    10 * minutes,
  )

  test.each([
    [secondSite, 'consultorio'],
    ['consultorio', secondSite],
  ])('the user %s reads neither contents nor settings of %s', (user, other) => {
    expect(debian.run(`runuser -u ${user} -- ls /var/lib/${user}`).code).toBe(0)
    for (const path of [`/var/lib/${other}`, `/var/lib/${other}/consultorio.db`, `/etc/${other}.env`])
      expect(debian.run(`runuser -u ${user} -- cat ${path}`).output).toContain('Permission denied')
  })

  test('install.sh adds nothing for a domain that is installed', { timeout: 5 * minutes }, () => {
    const links = () => debian.run('ls /opt/consultorio /etc/systemd/system').output
    const before = [links(), settings(secondSite)]
    const { code, output } = install(second)
    expect(output).toContain(`«${second}» ya está instalado aquí`)
    expect(code).toBe(0)
    expect([links(), settings(secondSite)]).toEqual(before)
  })

  test('install.sh refuses a full disk and changes nothing', () => {
    const folder = '/var/lib/consultorio-llena-mx'
    debian.run(`mkdir ${folder} && mount -t tmpfs -o size=8m tmpfs ${folder}`)
    const { code, output } = install('llena.mx')
    debian.run(`umount ${folder} && rmdir ${folder}`)
    expect(output).toContain(`En el disco de ${folder} quedan 8 MB y hacen falta`)
    expect(code).toBe(1)
    expect(debian.run('id consultorio-llena-mx').code).not.toBe(0)
  })

  test('the scripts refuse a user without rights', () => {
    for (const line of ['install.sh otra.mx', 'update.sh', 'sites.sh', 'command.sh backup']) {
      const { code, output } = debian.run(`runuser -u nobody -- bash /opt/consultorio/current/deploy/${line}`)
      expect(output).toContain('Ejecute esta orden como root')
      expect(code).toBe(1)
    }
  })

  test(
    'a site whose service does not start is stopped, and the others go on',
    async () => {
      debian.run("printf 'DATABASE_URL=file:/no/existe.db\\n' > /etc/consultorio-mala-mx.env")
      const { code, output } = install('mala.mx')
      expect(output).toContain('El servicio no arrancó.')
      expect(output).toContain(`Los otros sitios siguen como estaban: ${first} ${second}`)
      expect(code).toBe(1)
      expect(await enter(secondSite, second)).toBe(200)
      expect(script('sites.sh').output).not.toContain('mala.mx')
      debian.run('rm /etc/consultorio-mala-mx.env')
    },
    10 * minutes,
  )

  test('install.sh names a port of another site instead of checking that site', {
    timeout: 5 * minutes,
  }, () => {
    const file = '/etc/consultorio-otra-consulta-mx.env'
    debian.run(`sed -i.antes 's/^PORT=.*/PORT=${port}/' ${file}`)
    const { code, output } = install(second)
    debian.run(`mv ${file}.antes ${file}`)
    expect(output).toContain(`Otro programa, quizá otro sitio, usa el puerto ${port}.`)
    expect(code).toBe(1)
    expect(install(second)).toMatchObject({ code: 0 })
  })

  test('install.sh changes the domain of one site', { timeout: 5 * minutes }, async () => {
    expect(install('nueva.mx --en-vez-de no-esta.mx').output).toContain('«no-esta.mx» no está instalado aquí')
    expect(install(`${first} --en-vez-de ${second}`).output).toContain(`«${first}» ya está instalado aquí`)
    expect(install(`nueva.mx --en-vez-de ${second}`)).toMatchObject({ code: 0 })
    expect(await enter(secondSite, 'nueva.mx')).toBe(200)
    expect(await enter(secondSite, second)).toBe(403)
    expect(install(`${second} --en-vez-de nueva.mx`)).toMatchObject({ code: 0 })
    expect(await enter(secondSite, second)).toBe(200)
  })

  test('command.sh asks which site it is for, and makes the backup of that one', () => {
    expect(script('command.sh backup').output).toContain(`Diga primero de qué sitio: ${first} ${second}`)
    expect(script('command.sh no-esta.mx backup').output).toContain('«no-esta.mx» no está instalado aquí')
    const file = '/var/lib/consultorio-otra-consulta-mx/a-mano.db'
    expect(script(`command.sh ${second} backup ${file}`)).toMatchObject({ code: 0 })
    expect(debian.run(`stat -c %U ${file}`).output).toBe('consultorio-otra-consulta-mx\n')
  })

  test(
    'update.sh updates one site after the other and stops at the first that fails',
    async () => {
      expect(install(third)).toMatchObject({ code: 0 })
      const before = versionOf('')
      const main = '/root/proyecto/src/server/main.ts'
      debian.run(
        `sed -i "1i if (process.env.DATA_DIR === '/var/lib/consultorio-otra-consulta-mx') process.exit(1)" ${main}`,
      )
      const { code, output } = script('update.sh')
      debian.run(`sed -i 1d ${main}`)
      expect(output).toContain(`${second}: no se actualizó. El sitio está como antes`)
      expect(output).toContain(`Ya están en la versión nueva: ${first}`)
      expect(output).toContain(`Siguen en la versión de antes: ${second} ${third}`)
      expect(code).toBe(1)
      expect(versionOf('')).not.toBe(before)
      expect([versionOf('-otra-consulta-mx'), versionOf('-tercera-com-mx')]).toEqual([before, before])
      for (const name of ['', '-otra-consulta-mx', '-tercera-com-mx'])
        expect((await get(portOf(`consultorio${name}`), '/readyz')).status).toBe(200)
    },
    20 * minutes,
  )

  test(
    'update.sh updates one named site and leaves the others',
    () => {
      const before = [versionOf(''), versionOf('-tercera-com-mx')]
      expect(script('update.sh no-esta.mx').output).toContain('«no-esta.mx» no está instalado aquí')
      expect(script(`update.sh ${second}`)).toMatchObject({ code: 0 })
      expect([versionOf(''), versionOf('-tercera-com-mx')]).toEqual(before)
      expect(before).not.toContain(versionOf('-otra-consulta-mx'))
    },
    20 * minutes,
  )

  test('sites.sh lists state, version, memory, newest backup and launch of each site', () => {
    debian.run('systemctl stop consultorio@tercera-com-mx')
    const { code, output } = script('sites.sh')
    const [head, ...rows] = output.trimEnd().split('\n')
    const backup = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`
    expect(head?.split(/ {2,}/)).toEqual(['SITIO', 'ESTADO', 'PROGRAMA', 'MEMORIA', 'COPIA', 'LANZADO'])
    expect(rows).toEqual([
      expect.stringMatching(RegExp(`^${first} +en marcha +\\S+Z\\S* +\\d+ MB  ${backup} +no$`)),
      expect.stringMatching(RegExp(`^${second} +en marcha +\\S+Z\\S* +\\d+ MB  ${backup} +no$`)),
      expect.stringMatching(RegExp(`^${third} +detenido +\\S+Z\\S* +-  (?:ninguna|${backup}) +no$`)),
    ])
    expect(code).toBe(0)
  })
})
