const tile = /^(\/dibujos\/azulejos\/[a-z0-9-]+?)(-chico|-inverso)?\.svg$/

/** Variants of a topic's tile: `small` has fewer strokes, `inverse` is white on cobalt. */
export type TileForm = 'small' | 'inverse'

const endings: Readonly<Record<TileForm, string>> = { small: '-chico', inverse: '-inverso' }

/** Path of a tile in another form; paths of other pictures stay unchanged. */
export const tileForm = (path: string, form: TileForm) => path.replace(tile, `$1${endings[form]}.svg`)

export const isTile = (path: string) => tile.test(path)

/** Path of a topic's tile. */
export const topicTile = (id: string) => `/dibujos/azulejos/${id}.svg`
