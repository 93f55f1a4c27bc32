import { type MouseEvent, useRef, useState } from 'react'
import { afterPaint } from '#site/islands/after-paint.ts'
import { showModal } from '#site/islands/show-modal.ts'
import styles from './gallery-lightbox.module.css'
import { type LightboxPhoto, LightboxStage } from './lightbox-stage.tsx'

export type GalleryLightboxProps = {
  label: string
  photos: readonly LightboxPhoto[]
  /** Class of the list, from the layout. */
  listClass?: string | undefined
  /** HTML of the items; each contains a link from `gallery-parts.tsx`. */
  slot: string
}

/** Opens photos over the page. Before hydration and without a script, each link opens its picture file. */
export function GalleryLightbox({ label, photos, listClass, slot }: GalleryLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const [first, setFirst] = useState<number>()

  function open(event: MouseEvent) {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-photo]') : null
    // A click with a modifier key opens a new tab: leave it to the browser.
    const { current } = dialog
    if (!link || !current || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    opener.current = link
    showModal(current)
    // First show the dialog in response to the tap; the slower stage follows.
    afterPaint(() => {
      if (current.open) setFirst(Number(link.dataset.photo))
    })
  }

  const close = () => dialog.current?.close()

  function onClose() {
    setFirst(undefined)
    opener.current?.focus({ preventScroll: true })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside turn keyboard input into clicks. */}
      <ul className={listClass} onClick={open} data-slot="" dangerouslySetInnerHTML={{ __html: slot }} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which closes a dialog by itself. */}
      <dialog
        ref={dialog}
        className={`dialog ${styles.lightbox}`}
        aria-label={label}
        onClose={onClose}
        onClick={({ target }) => {
          if (target instanceof Element && !target.closest('img, button, p')) close()
        }}
      >
        {first !== undefined && <LightboxStage label={label} photos={photos} first={first} onClose={close} />}
      </dialog>
    </>
  )
}
