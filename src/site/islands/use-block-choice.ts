import { useLayoutEffect, useState } from 'react'

/** A block of server HTML, identified by its id. */
export type Block = { readonly id: string }

/**
 * Shows one of several blocks of server HTML. Before hydration, the blocks' styles show the `:target` or else the
 * first; afterwards this hook decides, starting with the visible block.
 * @returns The visible block's index, undefined before hydration, and a function that changes it.
 */
export function useBlockChoice(blocks: readonly Block[]) {
  const [chosen, choose] = useState<number>()

  useLayoutEffect(() => {
    const followAddress = () => {
      const named = blocks.findIndex(({ id }) => `#${id}` === location.hash)
      choose((current) => (named < 0 ? (current ?? 0) : named))
    }
    followAddress()
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [blocks])

  useLayoutEffect(() => {
    if (chosen === undefined) return
    for (const [index, { id }] of blocks.entries()) {
      const block = document.getElementById(id)
      if (block) block.dataset.chosen = `${index === chosen}`
    }
  }, [blocks, chosen])

  return [chosen, choose] as const
}
