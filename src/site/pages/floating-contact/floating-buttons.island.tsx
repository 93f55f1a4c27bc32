import { useEffect, useRef, useState } from 'react'
import { CallButton, type ContactInfo, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import { requestSiteContent } from '#site/islands/site-content-request.ts'
import quickBar from '../../components/quick-bar.module.css'
import styles from './floating-buttons.module.css'
import { PulsingWhatsappButton } from './pulsing-whatsapp-button.tsx'
import { VideoOverlay, type VideoOverlayProps } from './video-overlay.tsx'

export type FloatingButtonsProps = {
  callText: string
  messageText: string
  /**
   * What differs on this page: the numbers of a place, a line for each place, or the first message while a notice closes
   * the practice.
   */
  ofPage?: Partial<ContactInfo>
  video: Omit<VideoOverlayProps, 'ref'> | null
}

/**
 * Call, WhatsApp, and with a video its button and a pulsing WhatsApp button: a column at the side of the page, a bottom bar on phones. They
 * appear when the practice's numbers are loaded. If loading fails, the error is logged and nothing appears.
 */
export function FloatingButtons({ callText, messageText, ofPage, video }: FloatingButtonsProps) {
  const [doctorInfo, setDoctorInfo] = useState<ContactInfo>()
  const overlay = useRef<{ open: () => void }>(null)

  useEffect(() => {
    requestSiteContent().then(
      ({ doctorInfo: info }) => setDoctorInfo({ ...info, ...ofPage }),
      (error: unknown) => console.error(error instanceof Error ? error.message : error),
    )
  }, [ofPage])
  useEffect(watchHeroButtons, [])

  const any = doctorInfo && (doctorInfo.phone || doctorInfo.whatsapp || video)
  return (
    <>
      <div className={`${quickBar.bar} ${styles.buttons}`} hidden={!any}>
        {doctorInfo && (
          <>
            <CallButton doctorInfo={doctorInfo} text={callText} />
            <WhatsappButton doctorInfo={doctorInfo} text={messageText} className={styles.whatsapp} />
            {video && <VideoButton {...video} onOpen={() => overlay.current?.open()} />}
            {/* Right beside the other WhatsApp button, a second one would read as a fault. */}
            {video && <PulsingWhatsappButton doctorInfo={doctorInfo} />}
          </>
        )}
      </div>
      {video && isOwnVideo(video.link) && <VideoOverlay {...video} ref={overlay} />}
    </>
  )
}

/** Sets an attribute when the hero's buttons have left the viewport; on phones, the floating bar appears only then. */
function watchHeroButtons() {
  const heroButtons = document.querySelector('[data-hero-buttons]')
  const floating = document.querySelector('[data-floating]')
  if (!heroButtons || !floating) return
  const observer = new IntersectionObserver(([entry]) => {
    if (entry) floating.toggleAttribute('data-past-hero', !entry.isIntersecting)
  })
  observer.observe(heroButtons)
  return () => observer.disconnect()
}

/** A video on another site opens in a new tab. */
function VideoButton({ link, title, onOpen }: { link: string; title: string; onOpen: () => void }) {
  const shared = { className: `btn ${styles.video}`, 'aria-label': `Ver video: ${title}` }
  if (isOwnVideo(link))
    return (
      <button type="button" {...shared} onClick={onOpen}>
        <Icon name="play" isLate />
      </button>
    )
  return (
    <a {...shared} href={link} target="_blank" rel="noopener">
      <Icon name="play" isLate />
    </a>
  )
}

const isOwnVideo = (link: string) => link.startsWith('/')
