import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ensureTool } from '../../support/ensure-tool.ts'
import { machine, root } from './machine.ts'

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

  test('of a second site is accepted beside that of the first, with its own folder and port', () => {
    const { run, caddy } = machine('PORT=3001\n', 'consultorio-otra-mx')
    const both = `(use_site consultorio; settings=/dev/null; ${install}); install_caddy ${root} otra.mx`
    expect(run(both)).toMatchObject({ status: 0 })
    const folders = /(?<=root (?:\* )?)\/var\/cache\/[\w-]+/g
    const first = read(caddy, 'sites/consultorio.caddy')
    const second = read(caddy, 'sites/consultorio-otra-mx.caddy')
    expect(second.match(folders)).toEqual(Array(3).fill('/var/cache/consultorio-otra-mx'))
    expect(second).toContain('reverse_proxy 127.0.0.1:3001')
    expect(second).toContain('\notra.mx {\n')
    expect(first.match(folders)).toEqual(Array(3).fill('/var/cache/consultorio'))
  })

  test('keeps other sites', () => {
    const { run, caddy } = machine()
    mkdirSync(caddy)
    writeFileSync(join(caddy, 'Caddyfile'), 'http://otro.mx {\n}\n')
    expect(run(`${install}; ${install}`).status).toBe(0)
    expect(read(caddy, 'Caddyfile')).toBe('http://otro.mx {\n}\n\nimport sites/*.caddy\n')
  })
})
