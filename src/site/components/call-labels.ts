import type { SiteContent } from '#content/site-content/index.ts'

type Texts = {
  readonly doctorInfo: Pick<SiteContent['doctorInfo'], 'phoneDisplay'>
  readonly buttons: Pick<SiteContent['buttons'], 'btnCallText' | 'btnMessageText'>
}

/** Characters that fit on one line of a button in the narrowest column of any layout. */
const maxLabel = 26

/** Characters that fit on one line of a button of the bar at the bottom of phones. */
const maxBarLabel = 11

/** ' al 55 1234 5678', the end of a call button's label; empty if the whole label would not fit on a line. */
export function numberAfterCall({ doctorInfo: { phoneDisplay }, buttons: { btnCallText } }: Texts): string {
  const end = phoneDisplay && ` al ${phoneDisplay}`
  return btnCallText.length + end.length <= maxLabel ? end : ''
}

/** The number as a call button's label, or the owner's label if the number is empty or too long, as with an extension. */
export const numberLabel = ({ doctorInfo: { phoneDisplay }, buttons: { btnCallText } }: Texts): string =>
  phoneDisplay && phoneDisplay.length <= maxLabel ? phoneDisplay : btnCallText

/** The owner's labels for the bar at the bottom of phones; a longer one is replaced by one word. */
export const barLabels = ({ buttons: { btnCallText, btnMessageText } }: Pick<Texts, 'buttons'>) => ({
  callText: btnCallText.length <= maxBarLabel ? btnCallText : 'Llamar',
  messageText: btnMessageText.length <= maxBarLabel ? btnMessageText : 'WhatsApp',
})
