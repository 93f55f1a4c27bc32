import { useCallback, useLayoutEffect, useState } from 'react'

/** A block of server HTML, by its id. */
export type Block = { readonly id: string }

/**
 * One of several blocks of server HTML is seen. Until the script is there the address chooses it (`:target`, else the
 * first; the styles of the blocks say so); then this does, starting from the block that was seen.
 * @returns The seen block's index, undefined until the script has taken over, and a function that changes it.
 */
export function useBlockChoice(blocks: readonly Block[]) {
  const [chosen, setChosen] = useState<number>()

  useLayoutEffect(() => {
    const followAddress = () => {
      const named = blocks.findIndex(({ id }) => `#${id}` === location.hash)
      setChosen((current) => (named < 0 ? (current ?? 0) : named))
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

  return [chosen, useCallback((index: number) => setChosen(index), [])] as const
}
