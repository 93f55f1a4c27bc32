import { useElementSize } from '@mantine/hooks'
import { type SyntheticEvent, useId, useState } from 'react'
import { callPath } from '#admin/api/call.ts'
import { loadEditedPage } from '#admin/api/edit-page.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue, type SectionType } from '#content/catalogue/index.ts'
import type { SelectedSections } from '#content/documents/selected-sections.ts'
import type { JsonObject } from '#content/values/json.ts'
import { useEdit } from '../edit-store.ts'
import { morphPage } from '../frame/morph-page.ts'
import { pageDrafts } from '../page-drafts.ts'
import styles from './layout-choice.module.css'

type Props = {
  readonly type: SectionType
  readonly selection: SelectedSections
  readonly value: string
  readonly onChange: (file: string) => void
}

/** The layouts of a section as small pages with the owner's own content; she chooses one. */
export function LayoutChoice({ type, selection, value, onChange }: Props) {
  const name = useId()
  const path = useEdit((state) => (type === 'CallToActionIndividual' ? state.path : '/'))
  const { label, variants } = catalogue[type]
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Diseño de {label}</legend>
      {variants.map((variant) => (
        <label key={variant.file} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={variant.file}
            checked={variant.file === value}
            onChange={() => onChange(variant.file)}
          />
          <SmallPage type={type} path={path} selection={selection} component={variant.file} />
          <b>
            {variant.label} {variant.file === value && <Icon name="check" size={16} />}
          </b>
          <span className="muted small">{variant.description}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Size of the page in the picture, in CSS pixels. */
const pageWidth = 1280
const pageHeight = 760

type SmallPageProps = {
  readonly type: SectionType
  readonly path: string
  readonly selection: SelectedSections
  readonly component: string
}

/** A page with a layout and her drafts, scaled down and scrolled to its section. It is only a picture. */
function SmallPage({ type, path, selection, component }: SmallPageProps) {
  const box = useElementSize()
  const scale = box.width / pageWidth
  const chosen = { component, display: true }
  const [isReady, setReady] = useState(false)
  const show = async ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument
    if (!page) return
    // Without the drafts it still shows the layout.
    await showDrafts(page, path, { [type]: chosen }).catch(() => undefined)
    const section = page.querySelector(`[data-section="${type}"] > *`)
    // Not `scrollIntoView`, which would scroll the admin too.
    if (section) page.defaultView?.scrollTo({ top: section.getBoundingClientRect().top, behavior: 'instant' })
    setReady(true)
  }
  return (
    <span ref={box.ref} className={styles.picture} style={{ height: pageHeight * scale }}>
      {scale > 0 && (
        <iframe
          src={callPath('GET /api/preview', {
            query: { selection: JSON.stringify({ ...selection, [type]: chosen }), section: type, path },
          })}
          title={`Diseño de ${catalogue[type].label}`}
          aria-hidden="true"
          tabIndex={-1}
          inert
          loading="lazy"
          // Without `allow-scripts`, the console reports every script as blocked.
          sandbox="allow-same-origin allow-scripts"
          onLoad={(event) => void show(event)}
          style={{
            width: pageWidth,
            height: pageHeight,
            transform: `scale(${scale})`,
            visibility: isReady ? 'visible' : 'hidden',
          }}
        />
      )}
    </span>
  )
}

/** Brings a page of the saved site to what the drafts make of it. */
async function showDrafts(page: Document, path: string, chosen: JsonObject) {
  const drafts = pageDrafts()
  const { documents } = drafts
  const sections = { ...documents['selected-sections'], ...chosen }
  const { html } = await loadEditedPage(
    path,
    { ...drafts, documents: { ...documents, 'selected-sections': sections } },
    AbortSignal.timeout(10_000),
  )
  morphPage(page, html, { typedIn: undefined })
}
