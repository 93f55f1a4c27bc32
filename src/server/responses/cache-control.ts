/** Browsers revalidate at every visit, usually with a 'not modified' response. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** For URLs that contain a version or hash: their response never changes. */
export const immutable = 'public, max-age=31536000, immutable'

/** For pages that show what a visitor asked. */
export const notStored = 'no-store'

/** For pages that differ for people who signed in: only their browsers keep them, and revalidate at every visit. */
export const privateRevalidated = 'private, no-cache'
