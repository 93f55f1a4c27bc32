import { showPictures } from './show-pictures.ts'

declare global {
  interface Document {
    /** Only in Chromium: whether the page is being prepared, before the visitor opens it. */
    readonly prerendering?: boolean
  }
}

/**
 * Lays the page out while the browser prepares it: it draws no frame meanwhile, and would begin with this only when the
 * visitor opens the page.
 */
export function layOutPreparedPage(): void {
  if (!document.prerendering) return
  showPictures()
  document.documentElement.getBoundingClientRect()
}
