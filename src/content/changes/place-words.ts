import type { Change } from './change.ts'

/** The place of a change in words: 'Precios › Consulta › Precio'. That of an item which was added ends with its list. */
export const placeWords = (
  { kind, trail, field }: Pick<Change, 'kind' | 'trail' | 'field'>,
  start: readonly string[] = [],
): string =>
  trailWords([...start, ...trail, ...(kind === 'added' || kind === 'removed' ? [] : [field.label])])

/** 'Precios › Consulta', without repeated labels: a list often has the same label as its group. */
const trailWords = (names: readonly string[]): string =>
  names.filter((name, index) => name !== '' && name !== names[index - 1]).join(' › ')
