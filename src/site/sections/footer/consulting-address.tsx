import { Icon } from '#site/components/icon.tsx'
import { useSiteContent } from '#site/render-context.ts'

/** The address of the consulting room, with a link to the map if the owner entered its URL. */
export function ConsultingAddress({ mapClass }: { mapClass?: string | undefined }) {
  const { doctorInfo, doctorWorkInfo } = useSiteContent()
  const { header, address } = doctorWorkInfo.consulting
  if (!doctorInfo.googleMapsLink && !header && !address) return null
  const text = (
    <>
      {header && <b>{header}</b>}
      {address}
    </>
  )
  if (!doctorInfo.googleMapsLink) return <address>{text}</address>
  return (
    <address>
      <a href={doctorInfo.googleMapsLink} rel="noopener">
        {text}
        <span className={mapClass}>
          <Icon name="pin" isLate />
          Ver en el mapa
        </span>
      </a>
    </address>
  )
}
