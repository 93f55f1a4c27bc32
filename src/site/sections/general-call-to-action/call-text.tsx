import { CallButton, WhatsappButton } from '#site/components/contact-buttons.tsx'
import { Icon } from '#site/components/icon.tsx'
import type { useGeneralCall } from './general-call.ts'
import { PriceText } from './price-text.tsx'

type Props = {
  call: ReturnType<typeof useGeneralCall>
  /** Class names of the variant: `subtitle`, `price` and `hours`. */
  styles: { readonly [name: string]: string }
}

/** The texts, the price, the buttons and the hours, one below the other. */
export function CallText({ call, styles }: Props) {
  const { subtitle, title, price1, hours, doctorInfo, callText, messageText } = call
  return (
    <>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {title && <h2>{title}</h2>}
      {price1 && (
        <p className={styles.price}>
          <PriceText text={price1} />
        </p>
      )}
      <div className="btns">
        <CallButton doctorInfo={doctorInfo} text={callText} />
        <WhatsappButton doctorInfo={doctorInfo} text={messageText} />
      </div>
      {hours && (
        <p className={styles.hours}>
          <Icon name="clock" />
          {hours}
        </p>
      )}
    </>
  )
}
