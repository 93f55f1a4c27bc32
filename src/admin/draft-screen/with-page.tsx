import { ActionIcon, Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { type ReactNode, Suspense, useContext } from 'react'
import type { StoredDraft } from '#admin/draft/stored-draft.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import { useFitsPage } from '#admin/shell/screen-width.ts'
import { PageBesideContext } from './page-beside-context.ts'
import styles from './with-page.module.css'

type Props = { readonly stored: StoredDraft; readonly children: ReactNode }

/** A form, and on wide windows the page beside it, which follows the focused field. */
export function WithPage({ stored, children }: Props) {
  const PageBeside = useContext(PageBesideContext)
  const isWide = useFitsPage()
  const [isOpen, setOpen] = useLocalStorage({
    key: 'consultorio:pagina-al-lado',
    defaultValue: true,
    getInitialValueInEffect: false,
    deserialize: (stored) => stored !== 'no',
    serialize: (open) => (open ? 'sí' : 'no'),
  })
  const toggle = () => setOpen(!isOpen)
  return (
    <div className={styles.columns} data-page-beside={PageBeside !== undefined && isWide && isOpen}>
      <div className={styles.form}>{children}</div>
      {PageBeside && isWide && (
        <aside className={styles.page} aria-label="La página con sus cambios">
          {isOpen ? (
            <Button
              className={styles.toggle ?? ''}
              variant="subtle"
              size="compact-sm"
              aria-expanded
              onClick={toggle}
            >
              Cerrar la página
            </Button>
          ) : (
            <ActionIcon
              className={styles.toggle ?? ''}
              variant="default"
              size={40}
              aria-label="Ver la página al lado"
              aria-expanded={false}
              title="Ver la página al lado"
              onClick={toggle}
            >
              <Icon name="eye" size={20} />
            </ActionIcon>
          )}
          {isOpen && (
            <Suspense fallback={<Loading />}>
              <PageBeside key={keyOf(stored)} stored={stored} />
            </Suspense>
          )}
        </aside>
      )}
    </div>
  )
}

const keyOf = (stored: StoredDraft): string => ('key' in stored ? `${stored.key}` : stored.subject().document)
