import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const folder = import.meta.dirname

/**
 * The SVG files in this folder by path, such as `pictures/escenas/recepcion`, with their colours as variables. In the
 * bundles this module contains the texts (`build/drawings.ts`).
 */
export const svgFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => {
      const name = file.replaceAll(sep, '/').slice(0, -'.svg'.length)
      return [name, withVariables(readFileSync(join(folder, file), 'utf8').trim())]
    }),
)

/** `class="fill-brand-800"` becomes `fill="var(--brand-800)"`. The `<style>` is there for drawing programs only. */
function withVariables(file: string): string {
  return file
    .replace(/<style>[^<]*<\/style>/, '')
    .replace(/class="([^"]*)"/g, (_, classes: string) =>
      classes.replace(/(fill|stroke)-([a-z0-9-]+)/g, '$1="var(--$2)"'),
    )
}
