import { cleanLine } from '#content/texts/clean-text.ts'

/** As a page stores it: without characters that cannot be seen, which empty items often have. */
export const oneLine = (text: string): string => cleanLine(text.replace(/\s+/g, ' '))

/** Lines as one: 'Calle 1, Mérida'. */
export const linesInOne = (text: string): string =>
  text
    .split('\n')
    .map(oneLine)
    .filter(Boolean)
    .reduce(
      (all, line) => (all === '' || /[.,;:!?…–-]$/.test(all) ? `${all} ${line}` : `${all}, ${line}`),
      '',
    )
    .trim()
