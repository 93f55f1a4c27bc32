import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { maxQuery, searchPath } from '#content/addresses/search-address.ts'
import { type Found, findEntries } from '#content/search/find-entries.ts'
import { amount } from '#content/texts/words.ts'
import { Icon } from '#site/components/icon.tsx'
import { requestIndex } from './read-index.ts'
import { SearchResults } from './search-results.tsx'
import styles from './site-search.module.css'

export type SiteSearchProps = {
  /** The query that the server answered; empty on the page without one. */
  query: string
  /** The server's results for the query. */
  found?: Found
}

type Answer = { readonly query: string; readonly found: Found | undefined }

/**
 * The search field with its results. Without a script, the form opens the page with the server's results; with it,
 * the browser searches while the visitor types, and sends nothing.
 * @param props.slot HTML of the ways to contact the practice, for a query without results.
 */
export function SiteSearch({ query, found, slot }: SiteSearchProps & { slot: string }) {
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState<Answer>({ query, found })
  const [isLive, setLive] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const search = useCallback((text: string) => {
    requestIndex().then(
      (index) => {
        // Meanwhile the visitor may have typed more.
        if (text !== field.current?.value) return
        setFailed(false)
        const typed = text.trim()
        setAnswer({ query: typed, found: typed === '' ? undefined : findEntries(index, typed) })
      },
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    setLive(true)
    if (!field.current) return
    // On an exported site no server reads the address.
    field.current.value ||= new URLSearchParams(location.search).get('q')?.slice(0, maxQuery) ?? ''
    if (field.current.value.trim() !== query) search(field.current.value)
  }, [query, search])

  function submit(event: FormEvent) {
    // Without the index, the server searches.
    if (hasFailed) return
    event.preventDefault()
    if (field.current) search(field.current.value)
    // Closes the keyboard of a phone, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur()
  }

  /** The arrow keys move between the field and the results, Escape leads back to the field. */
  function moveFocus(event: KeyboardEvent) {
    const links = [...(results.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
    const place = links.findIndex((link) => link.matches(':focus'))
    const isInField = document.activeElement === field.current
    if (event.key === 'Escape' && !isInField) field.current?.focus()
    else if (event.key === 'ArrowDown' && (isInField || place >= 0)) links[place + 1]?.focus()
    else if (event.key === 'ArrowUp' && place >= 0) (links[place - 1] ?? field.current)?.focus()
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links and its field react to the keys.
    <div onKeyDown={moveFocus}>
      {/* biome-ignore lint/a11y/useSemanticElements: some browsers do not know the element search. */}
      <form className={styles.form} role="search" action={searchPath} onSubmit={submit}>
        <label htmlFor="q">Un síntoma, un estudio, un precio o su aseguradora</label>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={maxQuery}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            enterKeyHint="search"
            onFocus={() => void requestIndex().catch(() => setFailed(true))}
            onInput={({ currentTarget }) => search(currentTarget.value)}
          />
          <button type="submit" className="btn btn-call">
            <span>Buscar</span>
          </button>
        </div>
        <p className={`note ${styles.promise}`} data-live={(isLive && !hasFailed) || undefined}>
          Se busca en su propio dispositivo: lo que escribe no se envía ni se guarda.
        </p>
      </form>
      <div ref={results} data-query={answer.query}>
        <p role="status" className={styles.status}>
          {hasFailed
            ? 'No se pudo cargar el índice. Toque «Buscar» para intentarlo de otra forma.'
            : statusOf(answer)}
        </p>
        {answer.found && <SearchResults entries={answer.found.entries} />}
        <div
          data-slot=""
          className={styles.contact}
          hidden={answer.found === undefined || (answer.found.isWhole && answer.found.entries.length > 0)}
          dangerouslySetInnerHTML={{ __html: slot }}
        />
      </div>
    </div>
  )
}

function statusOf({ query, found }: Answer): string {
  if (!found) return ''
  const count = found.entries.length
  if (count === 0)
    return `No encontramos «${query}» en el sitio. Pregúntenos: con gusto le decimos si lo atendemos.`
  if (!found.isWhole) return `No encontramos todo lo de «${query}». Quizá le sirva:`
  return amount(count, 'resultado')
}
