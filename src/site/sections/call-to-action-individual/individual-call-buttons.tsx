import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { useSiteContent } from '#site/render-context.ts'

/** Buttons to call and to write to the doctor. */
export function IndividualCallButtons() {
  const { doctorInfo, buttons } = useSiteContent()
  return (
    <div className="btns">
      <CallButton doctorInfo={doctorInfo} text={buttons.btnCallText} />
      <WhatsappButton doctorInfo={doctorInfo} text={buttons.btnMessageText} />
    </div>
  )
}
