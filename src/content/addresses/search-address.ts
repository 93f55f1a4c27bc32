/** The page of the site's search, with or without a query. */
export const searchPath = '/buscar'

/** Path of the search index. Browsers load it when a person searches. */
export const searchIndexPath = '/buscar.json'

/** Longer queries are refused with a hint. The field accepts no more characters. */
export const maxQuery = 80
