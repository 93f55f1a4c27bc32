import type { ReactNode } from 'react'
import { type ChapterId, chapterTitles } from '#content/fields/chapters.ts'
import { LinkedParagraphs } from '#site/components/linked-text.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import type { Images } from '#site/images.ts'
import { altOf } from '#site/photo.ts'
import styles from './article.module.css'
import { httpsAddress } from './article-text.ts'
import lists from './lists.module.css'
import { BulletList, type Fact, FactTable } from './lists.tsx'

/** A part of an article. A part without a title is not in the table of contents. */
export type ArticlePart = { readonly id: string; readonly title: string; readonly body: ReactNode }

type Named = { readonly name: string; readonly description: string }
type Chapter = {
  readonly text?: string
  readonly items?: readonly string[]
  readonly steps?: readonly Named[]
}

/** Chapters that a patient must see at once. */
const urgent = new Set(['cuando-pedir-cita', 'fuentes'])

type PartsProps = {
  readonly parts: readonly ArticlePart[]
  /** On phones, all chapters but the first and those that are urgent are folded. */
  readonly isLong?: boolean
}

export const ArticleParts = ({ parts, isLong = false }: PartsProps) =>
  parts.map(({ id, title, body }, index) => (
    <section key={id} id={id} data-fold={isLong && title && index > 0 && !urgent.has(id) ? '' : undefined}>
      {title && <h2>{title}</h2>}
      {body}
    </section>
  ))

/* Each function returns one part, or none if the owner left its field empty: `[...chapter(…), ...myths(…)]`. */

const part = (id: string, title: string, content: readonly unknown[], body: ReactNode): ArticlePart[] =>
  content.length > 0 ? [{ id, title, body }] : []

/** Paragraphs, then bullets or numbered steps. */
export const chapter = (id: ChapterId, { text = '', items = [], steps = [] }: Chapter): ArticlePart[] =>
  part(
    id,
    chapterTitles[id],
    [text, ...items, ...steps].filter(Boolean),
    <>
      <LinkedParagraphs text={text} />
      <BulletList items={items} hasLinks />
      {steps.length > 0 && (
        <ol className={lists.steps}>
          {steps.map(({ name, description }) => (
            <li key={name}>
              <h3>{name}</h3>
              <LinkedParagraphs text={description} />
            </li>
          ))}
        </ol>
      )}
    </>,
  )

type Entry = Named & { readonly href?: string | undefined }

/** Items with names and explanations; an item with an address is a link. */
export const entries = (id: string, title: string, items: readonly Entry[]): ArticlePart[] =>
  part(
    id,
    title,
    items,
    <ul className={styles.entries}>
      {items.map(({ name, description, href }) => (
        <li key={name}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <Paragraphs text={description} />
        </li>
      ))}
    </ul>,
  )

type Link = { readonly href: string; readonly name: string }

/** Names that lead to other pages, and a text below them. */
export const links = (id: string, title: string, items: readonly Link[], end?: ReactNode): ArticlePart[] =>
  part(
    id,
    title,
    items,
    <>
      <ul className={`${lists.links} ${styles.links}`}>
        {items.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      {end}
    </>,
  )

/** A table of short facts; facts without a value are left out. */
export function facts(id: string, title: string, items: readonly Fact[]): ArticlePart[] {
  const filled = items.filter(([, value]) => value !== '')
  return part(id, title, filled, <FactTable facts={filled} />)
}

/** Common myths with the facts. */
export const myths = (items: readonly { readonly myth: string; readonly fact: string }[]): ArticlePart[] =>
  part(
    'mitos',
    chapterTitles.mitos,
    items,
    <dl className={`${lists.facts} ${lists.myths}`}>
      {items.map(({ myth, fact }) => (
        <div key={myth}>
          <dt>
            <span>Mito</span> {myth}
          </dt>
          {fact && (
            <dd>
              <span>Lo que se sabe</span>
              <LinkedParagraphs text={fact} />
            </dd>
          )}
        </div>
      ))}
    </dl>,
  )

/** Pictures of the topic, not cropped. */
export const gallery = (
  pictures: readonly { readonly src: string; readonly alt: string }[],
  images: Images,
): ArticlePart[] =>
  part(
    'imagenes',
    chapterTitles.imagenes,
    pictures,
    <ul className={styles.gallery}>
      {pictures.map(({ src, alt }) => (
        <li key={src + alt}>
          <Picture image={images(src)} alt={altOf(images(src), alt)} sizes="(min-width: 768px) 50vw, 92vw" />
        </li>
      ))}
    </ul>,
  )

type Source = { readonly name: string; readonly url: string }

/** The sources of the article. */
export const sources = (items: readonly Source[]): ArticlePart[] =>
  part('fuentes', chapterTitles.fuentes, items, <SourceList sources={items} />)

export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <ol className={`note ${styles.sources}`}>
      {sources.map(({ name, url }) => {
        const address = httpsAddress(url)
        return (
          <li key={name}>
            {address ? (
              <a href={address} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ol>
  )
}
