import { type MouseEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#site/components/icon.tsx'
import { showModal } from '#site/islands/show-modal.ts'
import styles from './video-overlay.module.css'

export type VideoOverlayProps = {
  link: string
  title: string
  /** URL of the picture shown before the video plays. */
  poster?: string
  ref: Ref<{ open: () => void }>
}

/** The practice's video over the page. It loads when first opened; closing rewinds it. */
export function VideoOverlay({ link, title, poster, ref }: VideoOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [needed, setNeeded] = useState(false)

  useImperativeHandle(ref, () => ({
    open() {
      flushSync(() => setNeeded(true))
      if (dialog.current) showModal(dialog.current)
      video.current?.play().catch((error: unknown) => {
        // The visitor closed the dialog before playback started.
        if (!dialog.current?.open) return
        console.error('The video could not be played.', error)
      })
    },
  }))

  const close = () => dialog.current?.close()
  const rewind = () => {
    if (!video.current) return
    video.current.pause()
    video.current.currentTime = 0
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which closes a dialog by itself.
    <dialog
      className={`dialog ${styles.overlay}`}
      aria-label={title}
      ref={dialog}
      onClose={rewind}
      onClick={({ target }: MouseEvent) => {
        if (target instanceof Element && !target.closest('video, button')) close()
      }}
    >
      {needed && (
        <div className={styles.frame}>
          <button type="button" className={styles.close} aria-label="Cerrar el video" onClick={close}>
            <Icon name="close" />
          </button>
          {/* The video has no sound. */}
          <video ref={video} src={link} poster={poster} controls muted playsInline preload="metadata" />
        </div>
      )}
    </dialog>
  )
}
