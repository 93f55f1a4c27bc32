import { useEffect, useRef, useState } from 'react'
import { Icon } from '#site/components/icon.tsx'
import { Picture } from '#site/components/picture.tsx'
import type { ImageData } from '#site/images.ts'
import styles from './embed.module.css'

export type EmbedProps = {
  /** Name for screen readers: «Agenda en línea». */
  title: string
  /** The owner's text about it. */
  text: string
  /** Name of the third party: «Doctoralia». */
  provider: string
  /** URL of the frame; empty to show only the link. */
  src: string
  buttonText: string
  closeText: string
  /** Placeholder picture of the same size as the frame. Without one, the offer is one of the links. */
  image?: ImageData
  /** For content taller than a map. */
  tall?: boolean
  /** Value of the frame's `sandbox` attribute. */
  sandbox: string
  links: readonly { href: string; text: string }[]
}

/** Timeout in ms for loading the frame. */
const timeout = 15_000

/** Third-party content that loads only after the visitor asks for it. */
export function Embed(embed: EmbedProps) {
  const { title, text, provider, src, buttonText, closeText, image, tall, sandbox, links } = embed
  const [state, setState] = useState<'closed' | 'loading' | 'loaded' | 'failed'>('closed')
  const frame = useRef<HTMLIFrameElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const framed = state === 'loading' || state === 'loaded'

  useEffect(() => {
    if (state === 'loaded') frame.current?.focus()
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), timeout)
    return () => clearTimeout(timer)
  }, [state])

  function close() {
    setState('closed')
    // The button that had the focus is rendered again only after this update.
    requestAnimationFrame(() => button.current?.focus())
  }

  const offer = !framed && src && (
    <button
      ref={button}
      type="button"
      className={image ? 'btn btn-call' : `more-link ${styles.open}`}
      onClick={() => setState('loading')}
    >
      <span>{state === 'failed' ? 'Intentar de nuevo' : buttonText}</span>
    </button>
  )
  const notice = (
    <p className={styles.notice}>Al tocar el botón, su navegador se conecta con {provider}, otro sitio.</p>
  )

  return (
    <div className={styles.embed} data-plain={image ? undefined : ''}>
      {text && <p className={`on-dark ${styles.head}`}>{text}</p>}
      <div className={styles.space} data-tall={tall}>
        {image && state !== 'loaded' && (
          <Picture image={image} alt="" sizes="(min-width: 1024px) 620px, 92vw" className={styles.image} />
        )}
        {framed && (
          <iframe
            ref={frame}
            className={styles.frame}
            src={src}
            title={`${title}, de ${provider}`}
            referrerPolicy="no-referrer"
            sandbox={sandbox}
            onLoad={() => setState('loaded')}
          />
        )}
        {image && offer && (
          <div className={styles.offer}>
            {offer}
            {notice}
          </div>
        )}
        <p className={styles.status} role="status">
          {state === 'loading' && `Conectando con ${provider}…`}
          {state === 'failed' && `No se pudo abrir ${provider}. Use el enlace de abajo o llámenos.`}
        </p>
      </div>
      <p className={styles.links}>
        {links.map(({ href, text }) => (
          <a key={href} className="more-link" href={href} target="_blank" rel="noopener">
            {text}
            <Icon name="external" />
            <span className="visually-hidden">(se abre en otra pestaña)</span>
          </a>
        ))}
        {!image && offer}
        {framed && (
          <button type="button" className={styles.close} onClick={close}>
            {closeText}
          </button>
        )}
      </p>
      {!image && offer && notice}
    </div>
  )
}
