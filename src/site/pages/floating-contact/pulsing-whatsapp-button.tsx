import { useEffect, useState } from 'react'
import { Icon } from '#site/components/icon.tsx'
import { whatsappLink } from '#site/components/links.ts'
import type { MenuContent } from '#site/islands/site-content-request.ts'
import styles from './floating-buttons.module.css'

/** Pause between two pulses, in milliseconds. */
const rest = 30_000

/**
 * The round WhatsApp button. It pulses for a few seconds, pauses without any running animation, and pulses again.
 * Under reduced motion there is no animation, so no `animationend` fires and no timer starts.
 */
export function PulsingWhatsappButton({ doctorInfo }: Pick<MenuContent, 'doctorInfo'>) {
  const [pulsing, setPulsing] = useState(true)

  useEffect(() => {
    if (pulsing) return
    const timer = setTimeout(() => setPulsing(true), rest)
    return () => clearTimeout(timer)
  }, [pulsing])

  if (!doctorInfo.whatsapp) return null
  return (
    <a
      className={`btn btn-wa ${styles.pulsing}`}
      href={whatsappLink(doctorInfo)}
      rel="noopener"
      aria-label="Escribir por WhatsApp"
      data-resting={pulsing ? undefined : ''}
      onAnimationEnd={() => setPulsing(false)}
    >
      <Icon name="whatsapp" />
    </a>
  )
}
