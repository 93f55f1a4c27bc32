import { hoursText } from '#content/hours/hours-text.ts'
import { numberAfterCall } from '#site/components/call-labels.ts'
import { useSiteContent } from '#site/render-context.ts'

/** The texts of the general call to action, the same in all variants. */
export function useGeneralCall() {
  const { generalCallToAction, doctorInfo, doctorWorkInfo, buttons } = useSiteContent()
  const messageText = buttons.btnMessageText === 'WhatsApp' ? 'Escribir por WhatsApp' : buttons.btnMessageText
  return {
    ...generalCallToAction,
    label: generalCallToAction.title || 'Agende su cita',
    hours: hoursText(doctorWorkInfo.consulting.hours),
    doctorInfo,
    callText: buttons.btnCallText + numberAfterCall({ doctorInfo, buttons }),
    messageText,
  }
}
