import { useEffect, useState } from 'react'
import { type ContactInfo, WhatsappButton } from '#site/components/contact-buttons.tsx'
import styles from './floating-buttons.module.css'

/** Pause between two pulses, in milliseconds. */
const rest = 30_000

/**
 * The round WhatsApp button. It pulses for a few seconds, pauses without any running animation, and pulses again.
 * Under reduced motion there is no animation, so no `animationend` fires and no timer starts.
 */
export function PulsingWhatsappButton({ doctorInfo }: { doctorInfo: ContactInfo }) {
  const [pulsing, setPulsing] = useState(true)

  useEffect(() => {
    if (pulsing) return
    const timer = setTimeout(() => setPulsing(true), rest)
    return () => clearTimeout(timer)
  }, [pulsing])

  return (
    <WhatsappButton
      doctorInfo={doctorInfo}
      text=""
      label="Escribir por WhatsApp"
      className={styles.pulsing}
      data-resting={pulsing ? undefined : ''}
      onAnimationEnd={() => setPulsing(false)}
    />
  )
}
