import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'

type Open = {
  path: string
  /** Opened by its button. Without this, the first click on a list that hovering opened would close it. */
  pinned: boolean
}

/**
 * Dropdown lists, one open at a time: by hovering over their item or by their button. A list closes when the pointer
 * or the focus leaves, on a click elsewhere and on Escape. While `live` is false, the styles open lists by `:hover`
 * and `:focus-within`; a list that is open at hydration stays open.
 */
export function useDropdowns(root: RefObject<HTMLElement | null>) {
  const [live, setLive] = useState(false)
  const [open, setOpen] = useState<Open>()
  const openPath = open?.path

  useLayoutEffect(() => {
    const item = root.current?.querySelector<HTMLElement>('[data-path]:is(:hover, :focus-within)')
    if (item?.dataset.path) setOpen({ path: item.dataset.path, pinned: false })
    setLive(true)
  }, [root])

  useEffect(() => {
    if (openPath === undefined) return
    const item = () => root.current?.querySelector(`[data-path="${CSS.escape(openPath)}"]`)
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !item()?.contains(target)) setOpen(undefined)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const element = item()
      if (element?.querySelector('ul')?.contains(document.activeElement))
        element.querySelector('button')?.focus()
      setOpen(undefined)
    }
    const closed = new AbortController()
    document.addEventListener('pointerdown', closeOutside, { signal: closed.signal })
    document.addEventListener('keydown', closeOnEscape, { signal: closed.signal })
    return () => closed.abort()
  }, [root, openPath])

  return {
    live,
    openPath,
    toggle: (path: string) =>
      setOpen((now) => (now?.path === path && now.pinned ? undefined : { path, pinned: true })),
    itemProps: (path: string) => ({
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') setOpen((now) => (now?.path === path ? now : { path, pinned: false }))
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') setOpen((now) => (now?.path === path ? undefined : now))
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          setOpen((now) => (now?.path === path ? undefined : now))
      },
    }),
  }
}
