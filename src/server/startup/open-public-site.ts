import { FormerBuildFiles } from '../http/former-build-files.ts'
import { createPublicSite, type PublicSite, type PublicSiteOptions } from '../http/public-site.ts'
import type { StaticAssets } from '../http/static-assets.ts'
import { createBrowserFiles } from '../store/browser-files.ts'
import type { Store } from '../store/store.ts'
import type { StartContext } from './start-context.ts'

type Options = Pick<PublicSiteOptions, 'publisher' | 'pictures' | 'onError'> & {
  readonly store: Store
  readonly assets: StaticAssets
}

/** Connects everything that visitors can request, including the files of former builds. */
export async function openPublicSite(context: StartContext, options: Options): Promise<PublicSite> {
  const { log, security, opened } = context
  const { store, assets, publisher, pictures, onError } = options
  const formerBuildFiles = new FormerBuildFiles({
    ...{ files: createBrowserFiles(store), assets, security },
    onError: (error, what) => log.error({ err: error, what }, 'No se guardaron los archivos de esta versión'),
  })
  opened.defer(() => formerBuildFiles.close())
  await formerBuildFiles.keepCurrent()
  return createPublicSite({ publisher, assets, pictures, formerBuildFiles, security, onError })
}
