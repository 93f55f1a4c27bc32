import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** A block of server HTML, identified by its id. */
export type Block = { readonly id: string }

/**
 * Shows one of several blocks of server HTML. Before hydration, the blocks' styles show the `:target` or else the
 * first; afterwards this hook decides, starting with the visible block.
 * @returns The visible block's index, undefined before hydration, and a function that changes it.
 */
export function useBlockChoice(blocks: readonly Block[]) {
  const [chosen, setChosen] = useState<number>()
  const isTapped = useRef(false)

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
    let isCurrent = true
    const show = () => {
      if (!isCurrent) return
      for (const [index, { id }] of blocks.entries()) {
        const block = document.getElementById(id)
        if (block) block.dataset.chosen = `${index === chosen}`
      }
    }
    // What was tapped answers first: laying out another block takes longer on a slow phone.
    if (isTapped.current) afterPaint(show)
    else show()
    isTapped.current = false
    return () => {
      isCurrent = false
    }
  }, [blocks, chosen])

  const choose = useCallback((index: number) => {
    isTapped.current = true
    setChosen(index)
  }, [])
  return [chosen, choose] as const
}
