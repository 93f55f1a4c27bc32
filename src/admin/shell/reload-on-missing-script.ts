import { readStored, store } from './browser-storage.ts'

const key = 'consultorio.reloaded'

/**
 * Loads the page again when a script of it cannot be loaded: an update may have removed it. Drafts have a local copy. A
 * page of one build does so once, and only if the server answers, so that no one loses an open page to a broken
 * connection. Otherwise, and where the browser refuses to store that it was done, the screen says that it could not be
 * opened.
 */
export function reloadOnMissingScript(): void {
  window.addEventListener('vite:preloadError', async () => {
    const build = import.meta.url
    if (readStored('sessionStorage', key) === build) return
    const page = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
    if (!page?.ok) return
    if (store('sessionStorage', key, build)) location.reload()
  })
}
