import { prepareIndex } from '#content/search/find-entries.ts'
import { once } from '#content/values/once.ts'
import type { OpenSite } from './open/open-site.ts'
import { topicNamers } from './related-topics.ts'
import { spelledPaths } from './respelled-address.ts'
import { searchIndex } from './search/search-index.ts'
import { topicNames } from './text-links.ts'

/** What pages look up in all entries of an open site. Each index is made when a page first needs it. */
export const indexesOf = (site: OpenSite) => ({
  topicNames: once(() => topicNames(site)),
  topicNamers: once(() => topicNamers(site)),
  spelledPaths: once(() => spelledPaths(site)),
  search: once(() => prepareIndex(searchIndex(site))),
})
