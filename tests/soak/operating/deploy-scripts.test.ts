import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'
import { machine, root } from './machine.ts'

describe('the scripts read the settings as systemd does', () => {
  test.each([
    ['PORT="3911"\nSITE_URL="https://ejemplo.mx"', '3911', 'https://ejemplo.mx'],
    ["PORT='3911'\n SITE_URL = 'https://ejemplo.mx' ", '3911', 'https://ejemplo.mx'],
    ['# PORT=1\nPORT=3911\r\nexport SITE_URL=https://ejemplo.mx', '3911', 'ninguna'],
    ['PORT=\n', '3000', 'ninguna'],
  ])('%j', (env, port, siteUrl) => {
    const { stdout } = machine(env).run('setting PORT 3000; setting SITE_URL ninguna')
    expect(stdout).toBe(`${port}\n${siteUrl}\n`)
  })

  test('a command gets them as they are: nothing in a value is run or expanded', () => {
    const { program, run, folder } = machine(
      `SMTP_URL="smtp://a:$(touch x)\`id\`@b"\nMAIL_FROM=Consultorio <a@b.mx>\n`,
    )
    program('runuser', 'env')
    const { stdout, status } = run(`as_service ${folder} scripts/backup.ts`)
    expect(status).toBe(0)
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining([
        'SMTP_URL=smtp://a:$(touch x)`id`@b',
        'MAIL_FROM=Consultorio <a@b.mx>',
        'DATA_DIR=/var/lib/consultorio',
      ]),
    )
    expect(existsSync(join(folder, 'x'))).toBe(false)
  })

  test("a command's failure is the script's", () => {
    const { program, run, folder } = machine()
    program('runuser', 'exit 7')
    expect(run(`as_service ${folder} scripts/backup.ts`).status).toBe(7)
  })

  test('a changed address replaces the former one and keeps all other lines', () => {
    const { run, settings } = machine('# nota\nSITE_URL="https://a.mx"\nPORT=3911\n')
    expect(run('settings_file set SITE_URL https://b.mx; settings_file check').stdout).toBe('')
    expect(readFileSync(settings, 'utf8')).toBe('# nota\nSITE_URL=https://b.mx\nPORT=3911\n')
  })

  test('several are read at once', () => {
    const { stdout } = machine('PORT=3911\n').run('settings_file get PORT 1 DATA_DIR /var MAIL_FROM ""')
    expect(stdout).toBe('3911\n/var\n\n')
  })

  test('a line that systemd ignores is named', () => {
    const { stdout } = machine('PORT=3911\nexport SITE_URL=https://a.mx\n').run('settings_file check')
    expect(stdout).toContain('la línea 2 no es un ajuste')
  })
})

describe('each site of a machine', () => {
  const paths = 'User|WorkingDirectory|EnvironmentFile|StateDirectory|CacheDirectory'
  const install = (site: string, version: string) => {
    const { run, folder } = machine('', site)
    expect(run(`install_unit ${version}`)).toMatchObject({ status: 0 })
    const unit = readdirSync(folder).find((name) => name.endsWith('.service')) ?? ''
    return { unit, text: readFileSync(join(folder, unit), 'utf8') }
  }

  test('has a unit: the first one without a name, each further one of the template', () => {
    const first = install('consultorio', root)
    const second = install('consultorio-otra-mx', root)

    expect([first.unit, second.unit]).toEqual(['consultorio.service', 'consultorio@otra-mx.service'])
    expect(first.text).not.toContain('%i')
    const named = second.text.replaceAll('%i', 'otra-mx')
    expect(first.text.match(RegExp(`^(${paths})=.*`, 'gm'))).toEqual([
      'User=consultorio',
      'WorkingDirectory=/opt/consultorio/current',
      'EnvironmentFile=/etc/consultorio.env',
      'StateDirectory=consultorio',
      'CacheDirectory=consultorio',
    ])
    expect(named.match(RegExp(`^(${paths})=.*`, 'gm'))).toEqual([
      'User=consultorio-otra-mx',
      'WorkingDirectory=/opt/consultorio/current-otra-mx',
      'EnvironmentFile=/etc/consultorio-otra-mx.env',
      'StateDirectory=consultorio-otra-mx',
      'CacheDirectory=consultorio-otra-mx',
    ])
  })

  test('of a version that knew one site only keeps the unit of that version', () => {
    const version = temporaryFolder()
    mkdirSync(join(version, 'deploy'))
    writeFileSync(join(version, 'deploy/consultorio.service'), '# la de antes\n')
    expect(install('consultorio', version)).toEqual({
      unit: 'consultorio.service',
      text: '# la de antes\n',
    })
  })

  test.each([
    ['otra.mx', [], 'consultorio'],
    ['otra.mx', ['current'], 'consultorio-otra-mx'],
    ['otra.mx', ['current', 'current-otra-mx'], 'consultorio-otra-mx-2'],
    ['clinica-de-ginecologia-y-obstetricia.com.mx', ['current'], 'consultorio-clinica-de-ginecolog'],
    ['ginecologia-herrera.com.mx', ['current'], 'consultorio-ginecologia-herrera'],
  ])('%s beside %j gets the name of a user that is free: %s', (domain, links, site) => {
    const { run, folder } = machine()
    for (const link of links) symlinkSync('/', join(folder, link))
    expect(run(`new_site ${domain}`).stdout).toBe(`${site}\n`)
    expect(site.length).toBeLessThanOrEqual(32)
  })
})
