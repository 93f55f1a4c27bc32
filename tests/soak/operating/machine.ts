import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../support/server/temporary-folder.ts'

export const root = join(import.meta.dirname, '../../..')

/** Runs commands after `deploy/lib.sh`, with the settings, units and Caddy of a site in a folder of the test. */
export function machine(env = '', site = 'consultorio') {
  const folder = temporaryFolder()
  const settings = join(folder, 'consultorio.env')
  const caddy = join(folder, 'caddy')
  const programs = join(folder, 'programs')
  writeFileSync(settings, env)
  mkdirSync(programs)
  const program = (name: string, script: string) => {
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  program('systemctl', `echo "$*" >> ${folder}/systemctl`)
  const run = (commands: string) => {
    const script =
      `. ${root}/deploy/lib.sh; home=${folder}; use_site ${site}; ` +
      `settings=${settings} caddy=${caddy} units=${folder}; ${commands}`
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
      encoding: 'utf8',
      env: { PATH: [programs, dirname(process.execPath), process.env.PATH].join(':'), HOME: folder },
    })
    return { status, stdout, stderr }
  }
  return { folder, settings, caddy, program, run }
}
