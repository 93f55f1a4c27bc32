import fc from 'fast-check'

/**
 * Any character of Unicode, like the unit `binary` of `fc.string`. That one, and `fc.webUrl`, first make a table of all
 * characters, which takes more than a second in each process.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10f7ff })
  // Not half of a pair.
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))

const plain = [...'abcxyzABCXYZ0189-._~!$&()*+,;=:@', "'"]
const charactersOf = (...more: string[]) =>
  fc.string({
    unit: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...plain, ...more) },
      { weight: 1, arbitrary: anyCharacter.map(encodeURIComponent) },
    ),
  })

/** Addresses of any path, query and fragment, as `fc.webUrl` makes them. */
export const anyAddress = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    fc.array(charactersOf()),
    fc.option(charactersOf('/', '?')),
    fc.option(charactersOf('/', '?')),
  )
  .map(([scheme, domain, path, query, fragment]) => {
    const parts = path.map((part) => `/${part}`).join('')
    return `${scheme}://${domain}${parts}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`
  })
