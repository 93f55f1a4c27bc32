import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ensureTool } from '../../support/ensure-tool.ts'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'

const root = join(import.meta.dirname, '../../..')

/** Runs commands after `deploy/lib.sh`, with settings and a folder for Caddy in a folder of the test. */
function machine(env = '') {
  const folder = temporaryFolder()
  const [settings, caddy, programs] = ['consultorio.env', 'caddy', 'programs'].map((name) =>
    join(folder, name),
  )
  if (!settings || !caddy || !programs) throw new Error('A folder is missing.')
  writeFileSync(settings, env)
  mkdirSync(programs)
  const program = (name: string, script: string) => {
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  program('systemctl', `echo "$*" >> ${folder}/systemctl`)
  const run = (commands: string) => {
    const script = `. ${root}/deploy/lib.sh; settings=${settings} caddy=${caddy}; ${commands}`
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
      encoding: 'utf8',
      env: { PATH: [programs, dirname(process.execPath), process.env.PATH].join(':'), HOME: folder },
    })
    return { status, stdout, stderr }
  }
  return { folder, settings, caddy, program, run }
}

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

  test('a line that systemd ignores is named', () => {
    const { stdout } = machine('PORT=3911\nexport SITE_URL=https://a.mx\n').run('settings_file check')
    expect(stdout).toContain('la línea 2 no es un ajuste')
  })
})

describe('the configuration of Caddy', () => {
  beforeAll(() => ensureTool('caddy'))

  const install = `install_caddy ${root} ejemplo.mx`
  const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8')

  test('is written with the domain and the port of the settings', () => {
    const { run, caddy, folder } = machine('PORT="3911"\n')
    expect(run(install)).toMatchObject({ status: 0 })
    expect(read(caddy, 'Caddyfile')).toBe('import sites/*.caddy\n')
    expect(read(caddy, 'sites/consultorio.caddy')).toContain('reverse_proxy 127.0.0.1:3911')
    expect(read(folder, 'systemctl')).toContain('reload-or-restart caddy')
  })

  test('is not touched when Caddy does not accept the new one', () => {
    const { run, caddy, folder } = machine()
    mkdirSync(join(caddy, 'sites'), { recursive: true })
    writeFileSync(join(caddy, 'Caddyfile'), 'otro.mx {\n\testo-no-existe\n}\n')
    writeFileSync(join(caddy, 'sites/consultorio.caddy'), '# la de antes\n')

    const { status, stderr } = run(install)

    expect(status).toBe(1)
    expect(stderr).toContain('esto-no-existe')
    expect(stderr).toContain('La de antes no se tocó')
    expect(read(caddy, 'Caddyfile')).toBe('otro.mx {\n\testo-no-existe\n}\n')
    expect(read(caddy, 'sites/consultorio.caddy')).toBe('# la de antes\n')
    expect(readdirSync(caddy).sort()).toEqual(['Caddyfile', 'sites'])
    expect(existsSync(join(folder, 'systemctl'))).toBe(false)
  })

  test('is put back when Caddy cannot load the new one', () => {
    const { run, caddy, program } = machine()
    mkdirSync(join(caddy, 'sites'), { recursive: true })
    writeFileSync(join(caddy, 'Caddyfile'), '# otros sitios\n')
    writeFileSync(join(caddy, 'sites/consultorio.caddy'), '# la de antes\n')
    program('systemctl', 'case $1 in reload-or-restart) exit 1;; esac')

    const { status, stderr } = run(install)

    expect(status).toBe(1)
    expect(stderr).toContain('se repuso la de antes')
    expect(read(caddy, 'Caddyfile')).toBe('# otros sitios\n')
    expect(read(caddy, 'sites/consultorio.caddy')).toBe('# la de antes\n')
    expect(readdirSync(caddy).sort()).toEqual(['Caddyfile', 'sites'])
  })

  test('keeps other sites', () => {
    const { run, caddy } = machine()
    mkdirSync(caddy)
    writeFileSync(join(caddy, 'Caddyfile'), 'http://otro.mx {\n}\n')
    expect(run(`${install}; ${install}`).status).toBe(0)
    expect(read(caddy, 'Caddyfile')).toBe('http://otro.mx {\n}\n\nimport sites/*.caddy\n')
  })
})

describe('an update keeps the browser files of the versions before it', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

  /** A built version. Files: path → age in days. */
  function version(folder: string, files: Readonly<Record<string, number>>) {
    for (const place of ['dist/client/assets', 'dist/admin/admin/assets'])
      mkdirSync(join(folder, place), { recursive: true })
    for (const [path, days] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), path)
      utimesSync(join(folder, path), daysAgo(days), daysAgo(days))
    }
    return folder
  }

  test('those of the former one whatever their age, and those of earlier ones for a week', () => {
    const { run, folder } = machine()
    const before = version(join(folder, 'before'), {
      'dist/client/assets/carga-b.js': 300,
      'dist/admin/admin/assets/visitas-b.js': 300,
      'dist/former/assets/carga-a.js': 3,
      'dist/former/assets/carga-0.js': 9,
    })
    const after = version(join(folder, 'after'), { 'dist/client/assets/carga-c.js': 0 })

    expect(run(`keep_former_files ${before} ${after}`)).toMatchObject({ status: 0 })

    const former = join(after, 'dist/former')
    expect(readdirSync(join(former, 'assets')).sort()).toEqual(['carga-a.js', 'carga-b.js'])
    expect(readdirSync(join(former, 'admin/assets'))).toEqual(['visitas-b.js'])
    expect(statSync(join(former, 'assets/carga-a.js')).mtimeMs).toBeLessThan(daysAgo(2).getTime())
    expect(statSync(join(former, 'assets/carga-b.js')).mtimeMs).toBeGreaterThan(daysAgo(1).getTime())
  })
})
