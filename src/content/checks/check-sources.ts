import { pageDocuments } from '#content/addresses/page-documents.ts'
import { entryTitle } from '#content/documents/entries.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { type Finding, shortHash } from './finding.ts'

/** Returns the status of the response, or undefined if the address was not asked; throws if there is no response. */
type Ask = (url: string) => Promise<number | undefined>

export type CheckedSources = {
  readonly findings: Finding[]
  readonly asked: number
  /** Addresses for which there was no time. */
  readonly left: number
}

const rule = 'fuente-sin-respuesta'
const reason = 'Una fuente que ya no se puede abrir no comprueba nada. Busque su dirección nueva o cite otra.'
const maxConcurrent = 6

/** Asks every external source whether it responds. Only on request, because it sends requests to other sites. */
export async function checkSources(snapshot: Snapshot, ask: Ask): Promise<CheckedSources> {
  const places = sourcesOf(snapshot)
  const urls = [...new Set(places.map(({ url }) => url))]
  const failures = new Map<string, string>()
  let left = 0
  const next = urls.values()
  await Promise.all(
    Array.from({ length: maxConcurrent }, async () => {
      for (const url of next) {
        const failure = await failureOf(url, ask)
        if (failure === 'not asked') left += 1
        else if (failure) failures.set(url, failure)
      }
    }),
  )
  const findings = places.flatMap(({ url, label, ...place }): Finding[] => {
    const failure = failures.get(url)
    if (!failure) return []
    const text = `«${url}» ${failure}.`
    const key = shortHash([rule, place.document, place.entry, place.path, url].join('\n'))
    return [{ key, rule, level: 'avisa', place, label, text, reason, ownerOnly: false }]
  })
  return { findings, asked: urls.length - left, left }
}

function sourcesOf(snapshot: Snapshot) {
  return pageDocuments.flatMap((document) =>
    snapshot[document]
      .filter(({ visible }) => visible)
      .flatMap((entry) =>
        entry.sources.flatMap(({ name, url }, index) =>
          URL.canParse(url)
            ? [
                {
                  document,
                  entry: entry.id,
                  path: `sources.${index}.url`,
                  url,
                  label: `${entryTitle(entry)} › Fuentes › ${name}`,
                },
              ]
            : [],
        ),
      ),
  )
}

/** Some sites refuse programs with 403 or 429 although people can open the page. */
async function failureOf(url: string, ask: Ask): Promise<string | undefined> {
  try {
    const status = await ask(url)
    if (status === undefined) return 'not asked'
    return status === 404 || status === 410 || status >= 500 ? `respondió ${status}` : undefined
  } catch {
    return 'no respondió'
  }
}
