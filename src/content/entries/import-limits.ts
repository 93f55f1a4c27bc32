/** In bytes, of the file that WordPress exports. It has the texts, not the pictures. */
export const maxExportBytes = 100 * 1024 * 1024

/** Pages of a former site that come along at once, so that she can review and publish them in one go. */
export const maxPagesAtOnce = 200
