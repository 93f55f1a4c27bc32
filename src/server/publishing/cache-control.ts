/** Asked for again at every visit; usually answered 'not modified'. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** For addresses that carry a version: what they answer never changes. */
export const immutable = 'public, max-age=31536000, immutable'
