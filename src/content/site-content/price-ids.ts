import { freeSlug, slugOf } from '#content/texts/slug.ts'

/**
 * The prices, each with the id by which texts and services quote it. One without an id gets it from its name, so that
 * another name or another place in the list later changes nothing.
 */
export function identifiedPrices<Listed extends { readonly id: string; readonly name: string }>(
  prices: readonly Listed[],
): Listed[] {
  const ids = new Set(prices.map(({ id }) => id))
  return prices.map((price) => {
    if (price.id !== '') return price
    const id = freeSlug(slugOf(price.name) || 'precio', (candidate) => ids.has(candidate))
    ids.add(id)
    return { ...price, id }
  })
}
