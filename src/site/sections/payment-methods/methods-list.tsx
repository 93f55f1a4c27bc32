import { Picture } from '#site/components/picture.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import styles from './methods-list.module.css'
import { methodsTitleId, useMethods } from './payment-parts.tsx'

/** Title, texts and all visible ways to pay. One without a picture is set in type only. */
export function Methods() {
  const { images } = useRenderContext()
  const { sectionTitle, sectionSubtitle, additionalInfo } = useSiteContent().payments
  return (
    <>
      <div>
        {sectionTitle && <h2 id={methodsTitleId}>{sectionTitle}</h2>}
        {sectionSubtitle && <p>{sectionSubtitle}</p>}
        {additionalInfo && <p className="note">{additionalInfo}</p>}
      </div>
      <ul className={styles.methods}>
        {useMethods().map(({ name, iconPath }) => (
          <li key={name}>
            {iconPath && <Picture image={images(iconPath)} alt="" sizes="48px" contained />}
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}
