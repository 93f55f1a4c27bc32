import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { StartError } from './process/run.ts'

describe('the configuration', () => {
  test('has a default for every variable', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://127.0.0.1:3000',
      database: { kind: 'sqlite', file: 'data/consultorio.db' },
      dataFolder: 'data',
      backups: { folder: 'data/backups', keep: 14 },
      trustProxy: false,
      logLevel: 'info',
      authSecret: undefined,
      owner: undefined,
    })
  })

  test('reads every variable, and treats an empty one as absent', () => {
    const config = loadConfig({
      PORT: '8080',
      HOST: '::1',
      SITE_URL: '',
      DATABASE_URL: 'file:/srv/sitio.db',
      DATA_DIR: '/srv/datos',
      BACKUP_DIR: '/srv/copias',
      BACKUP_KEEP: '0',
      LOG_LEVEL: 'warn',
      AUTH_SECRET: 's'.repeat(32),
      ADMIN_EMAIL: 'Ana@Ejemplo.mx',
      ADMIN_PASSWORD: 'una clave larga',
    })

    expect(config).toMatchObject({
      port: 8080,
      host: '::1',
      siteUrl: 'http://[::1]:8080',
      database: { kind: 'sqlite', file: '/srv/sitio.db' },
      dataFolder: '/srv/datos',
      backups: { folder: '/srv/copias', keep: 0 },
      logLevel: 'warn',
      authSecret: 's'.repeat(32),
      owner: { email: 'ana@ejemplo.mx', password: 'una clave larga' },
    })
  })

  test('places the database in the data folder, and removes the slash at the end of the site URL', () => {
    const config = loadConfig({ DATA_DIR: '/srv/datos', SITE_URL: 'https://ejemplo.mx/' })

    expect(config.database).toEqual({ kind: 'sqlite', file: '/srv/datos/consultorio.db' })
    expect(config.siteUrl).toBe('https://ejemplo.mx')
  })

  test.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('reads the proxies from TRUST_PROXY=%s', (value, trusted) => {
    expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted)
  })

  test.each([
    'postgres://ana:secreto@base:5432/sitio',
    'postgresql:///sitio?host=/run/postgresql',
  ])('stores everything in the PostgreSQL of DATABASE_URL=%s', (url) => {
    expect(loadConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url })
  })

  test('is frozen', () => {
    expect(Object.isFrozen(loadConfig({}))).toBe(true)
  })
})

describe('an invalid variable', () => {
  test.each([
    ['PORT', 'ochenta'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'http://host'],
    ['SITE_URL', 'ejemplo.mx'],
    ['SITE_URL', 'ftp://ejemplo.mx'],
    ['SITE_URL', 'https://ejemplo.mx/inicio'],
    ['SITE_URL', 'https://user:pass@ejemplo.mx'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'file:'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['BACKUP_KEEP', 'todas'],
    ['BACKUP_KEEP', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['AUTH_SECRET', 'corto'],
    ['METRICS_TOKEN', 'corto'],
  ])('stops the start with one line that names it: %s=%s', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(StartError)
    expect(() => loadConfig({ [name]: value })).toThrow(
      new RegExp(`^Configuración no válida: ${name} [^\n]+$`),
    )
  })

  test('is reported together with all others', () => {
    expect(() => loadConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT .+; LOG_LEVEL /)
  })

  test.each([
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'ana', ADMIN_PASSWORD: 'una clave larga' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ana@ejemplo.mx', ADMIN_PASSWORD: 'corta' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ana@ejemplo.mx' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'una clave larga' }],
    ['SMTP_URL', { SMTP_URL: 'correo.ejemplo.mx', MAIL_FROM: 'avisos@ejemplo.mx' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'avisos' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://localhost' }],
    ['SMTP_URL', { MAIL_FROM: 'avisos@ejemplo.mx' }],
  ])('of the owner is reported without its password: %s', (name, env) => {
    expect(() => loadConfig(env)).toThrow(new RegExp(`^Configuración no válida: ${name} [^\n]+$`))
    expect(() => loadConfig(env)).not.toThrow(/una clave larga|corta\./)
  })

  test('of a database is reported without its password', () => {
    const load = () => loadConfig({ DATABASE_URL: 'postgres://user:secreto@host' })

    expect(load).toThrow(/DATABASE_URL debe ser /)
    expect(load).not.toThrow(/secreto/)
  })
})
