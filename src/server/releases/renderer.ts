import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentValues } from '#content/documents/snapshot.ts'
import type { Renderer, RendererOptions } from '#site/renderer-types.ts'
import { StartError } from '../process/run.ts'

export type { Audience, FormerPath, Page, Pages, Renderer } from '#site/renderer-types.ts'

type RenderBundle = { createRenderer(options: RendererOptions): Renderer }

/**
 * Loads the site's renderer from the build in `distFolder`.
 * @param sample Given for a public address, where visitors must not see what the sample invents.
 * @throws {StartError} when there is none.
 */
export async function loadRenderer(
  distFolder: string,
  siteUrl: string,
  sample?: DocumentValues,
): Promise<Renderer> {
  const file = join(distFolder, 'render/render.js')
  if (!existsSync(file)) throw new StartError(`Falta «${file}»: construya el sitio con «npm run build».`)

  const bundle: RenderBundle = await import(pathToFileURL(file).href)
  return bundle.createRenderer({
    siteUrl,
    sample,
    clientFolder: join(distFolder, 'client'),
  })
}
