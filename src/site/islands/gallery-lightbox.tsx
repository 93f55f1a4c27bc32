import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './gallery-lightbox.module.css'
import { type LightboxPhoto, LightboxStage } from './lightbox-stage.tsx'
import { showModal } from './show-modal.ts'

export type GalleryLightboxProps = {
  label: string
  photos: readonly LightboxPhoto[]
  /** Class of the list, which belongs to the layout. */
  listClass?: string | undefined
  /** The items, each with a link to its picture, as `photo-link.tsx` renders it. */
  slot: string
}

/** Opens the photos of a list over the page. Until it is ready, and without a script, a link leads to its picture. */
export function GalleryLightbox({ label, photos, listClass, slot }: GalleryLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const [first, setFirst] = useState<number>()

  function open(event: MouseEvent) {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-photo]') : null
    // Who asks for another tab gets it.
    if (!link || !dialog.current || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    opener.current = link
    showModal(dialog.current)
    // The stage finds its place as soon as it is there, so the dialog must be open.
    flushSync(() => setFirst(Number(link.dataset.photo)))
  }

  const close = () => dialog.current?.close()

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: its links answer the keyboard with clicks. */}
      <ul className={listClass} onClick={open} data-slot="" dangerouslySetInnerHTML={{ __html: slot }} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which closes a dialog by itself. */}
      <dialog
        ref={dialog}
        className={styles.lightbox}
        aria-label={label}
        onClose={() => {
          setFirst(undefined)
          opener.current?.focus({ preventScroll: true })
        }}
        onClick={({ target }) => {
          if (target instanceof Element && !target.closest('img, button, p')) close()
        }}
      >
        {first !== undefined && <LightboxStage label={label} photos={photos} first={first} onClose={close} />}
      </dialog>
    </>
  )
}
