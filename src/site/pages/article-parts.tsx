import type { ReactNode } from 'react'
import { type ChapterId, chapterTitles } from '#content/fields/chapters.ts'
import { LinkedParagraphs, LinkedText } from '#site/components/linked-text.tsx'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import type { Images } from '#site/images.ts'
import styles from './article.module.css'
import { httpsAddress } from './article-text.ts'
import mythStyles from './myths.module.css'

/** A part of an article. A part without a title is not in the table of contents. */
export type ArticlePart = { readonly id: string; readonly title: string; readonly body: ReactNode }

const titled = (id: ChapterId, body: ReactNode): ArticlePart => ({ id, title: chapterTitles[id], body })

type Chapter = { readonly text: string; readonly items: readonly string[] }
type Named = { readonly name: string; readonly description: string }

/* Each function returns one part, or none if the owner left its field empty: `[...chapter(…), ...steps(…)]`. */

/** Paragraphs, then a list. */
export function chapter(id: ChapterId, { text, items }: Chapter): ArticlePart[] {
  if (!text && items.length === 0) return []
  const body = (
    <>
      <LinkedParagraphs text={text} />
      <BulletList items={items} hasLinks />
    </>
  )
  return [titled(id, body)]
}

export const textPart = (id: ChapterId, text: string) => chapter(id, { text, items: [] })

export const listPart = (id: ChapterId, items: readonly string[]) => chapter(id, { text: '', items })

/** Numbered steps with names and explanations. */
export function steps(id: ChapterId, text: string, items: readonly Named[]): ArticlePart[] {
  if (!text && items.length === 0) return []
  const body = (
    <>
      <LinkedParagraphs text={text} />
      {items.length > 0 && (
        <ol className={styles.steps}>
          {items.map(({ name, description }) => (
            <li key={name}>
              <h3>{name}</h3>
              <LinkedParagraphs text={description} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
  return [titled(id, body)]
}

type Entry = Named & { readonly href?: string | undefined }

/** Items with names and explanations; an item with an address is a link. */
export function entries(id: string, title: string, items: readonly Entry[]): ArticlePart[] {
  if (items.length === 0) return []
  const body = (
    <ul className={styles.entries}>
      {items.map(({ name, description, href }) => (
        <li key={name}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <Paragraphs text={description} />
        </li>
      ))}
    </ul>
  )
  return [{ id, title, body }]
}

/** Names that lead to other pages. */
export function links(
  id: ChapterId,
  items: readonly { readonly href: string; readonly name: string }[],
): ArticlePart[] {
  if (items.length === 0) return []
  const body = (
    <ul className={styles.links}>
      {items.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
  return [titled(id, body)]
}

/** A table of short facts; facts without a value are left out. */
export function facts(
  id: string,
  title: string,
  items: readonly (readonly [string, string])[],
): ArticlePart[] {
  const filled = items.filter(([, value]) => value !== '')
  if (filled.length === 0) return []
  const body = (
    <dl className={styles.facts}>
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
  return [{ id, title, body }]
}

/** Common myths with the facts. */
export function myths(
  id: ChapterId,
  items: readonly { readonly myth: string; readonly fact: string }[],
): ArticlePart[] {
  if (items.length === 0) return []
  const body = (
    <dl className={`${styles.facts} ${mythStyles.myths}`}>
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
    </dl>
  )
  return [titled(id, body)]
}

/** Pictures of the topic, not cropped. */
export function gallery(
  id: ChapterId,
  pictures: readonly { readonly src: string; readonly alt: string }[],
  images: Images,
): ArticlePart[] {
  if (pictures.length === 0) return []
  const body = (
    <ul className={styles.gallery}>
      {pictures.map(({ src, alt }) => (
        <li key={src + alt}>
          <Picture image={images(src)} alt={alt} sizes="(min-width: 768px) 50vw, 92vw" />
        </li>
      ))}
    </ul>
  )
  return [titled(id, body)]
}

/** The sources of the article. */
export function sources(items: readonly { readonly name: string; readonly url: string }[]): ArticlePart[] {
  if (items.length === 0) return []
  const body = (
    <ol className={styles.sources}>
      {items.map(({ name, url }) => {
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
  return [titled('fuentes', body)]
}

type BulletListProps = {
  readonly items: readonly string[]
  /** The names of other topics lead to their pages. */
  readonly hasLinks?: boolean
}

export function BulletList({ items, hasLinks = false }: BulletListProps) {
  if (items.length === 0) return null
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>{hasLinks ? <LinkedText text={item} /> : item}</li>
      ))}
    </ul>
  )
}
