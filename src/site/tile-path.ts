const tile = /^(\/dibujos\/azulejos\/[a-z0-9-]+?)(-chico|-inverso)?\.svg$/

/** A topic's own drawn tile exists in three forms: whole, with fewer strokes for small sizes, and white on cobalt. */
export type TileForm = 'small' | 'inverse'

const endings: Readonly<Record<TileForm, string>> = { small: '-chico', inverse: '-inverso' }

/** The form of a drawn tile; any other picture stays as it is. */
export const tileForm = (path: string, form: TileForm) => path.replace(tile, `$1${endings[form]}.svg`)

export const isTile = (path: string) => tile.test(path)

/** The tile that is drawn from a topic's id. */
export const topicTile = (id: string) => `/dibujos/azulejos/${id}.svg`
