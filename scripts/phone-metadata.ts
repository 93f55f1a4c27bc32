import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import metadata from 'libphonenumber-js/metadata.min'

/** Countries whose numbers are checked and grouped. All countries would cost the admin 25 KB. */
const countries = ['MX', 'US', 'CA', 'GT', 'ES', 'CO'] as const

/** The library's data on these countries, as the text of `src/content/phones/phone-metadata.ts`. */
export function phoneMetadataModule(): string {
  const kept = {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(
      Object.entries(metadata.country_calling_codes).flatMap(([code, all]) => {
        const some = all.filter((country) => countries.some((wanted) => wanted === country))
        return some.length > 0 ? [[code, some]] : []
      }),
    ),
    countries: Object.fromEntries(countries.map((country) => [country, metadata.countries[country]])),
    nonGeographic: {},
  }
  return [
    '// biome-ignore-all format: written by `node scripts/phone-metadata.ts`.',
    "import type { MetadataJson } from 'libphonenumber-js/core'",
    '',
    '/** Numbering rules of a few countries, from libphonenumber-js. */',
    `export const phoneMetadata: MetadataJson = ${JSON.stringify(kept)}`,
    '',
  ].join('\n')
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../src/content/phones/phone-metadata.ts'), phoneMetadataModule())
}
