import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'
import { jsonLd } from '#site/seo/json-ld.ts'
import { testPage } from './test-page.ts'

/** The nodes of the structured data of a page. @param snapshot Default: the sample. */
export function nodesOf(path: string, snapshot: Snapshot = parseSnapshot(sampleDocuments)) {
  const graph = jsonLd(testPage(snapshot, path))
  const nodes: Record<string, unknown>[] =
    graph && '@graph' in graph && Array.isArray(graph['@graph']) ? graph['@graph'] : []
  return nodes
}

/** The node with this id. */
export const nodeOf = (path: string, id: string, snapshot?: Snapshot) =>
  nodesOf(path, snapshot).find((node) => node['@id'] === `https://ejemplo.mx${id}`)
