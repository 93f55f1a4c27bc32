import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
]

/** The system's Chromium: the chosen one, or the first in the folders of PATH. Undefined if there is none. */
export function findChromium(chosen: string | undefined, searchPath = process.env.PATH): string | undefined {
  if (chosen !== undefined) return existsSync(chosen) ? chosen : undefined
  const folders = (searchPath ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}
