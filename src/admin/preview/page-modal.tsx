import { Button, Group, Modal, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useReturnFocus } from '#admin/shell/use-return-focus.ts'
import styles from './page-modal.module.css'
import { PagePreview, type PreviewWidth } from './page-preview.tsx'
import type { ShownPage } from './use-shown-page.ts'
import { WidthChoice } from './width-choice.tsx'

type PageModalProps = {
  readonly title: string
  readonly frameTitle: string
  /** What is shown at first. */
  readonly page: ShownPage
  /** Name of the start page in «Ir a…». */
  readonly start: string
  /** Selector of the element to scroll to. */
  readonly target?: string
  /** Buttons in the bar. */
  readonly actions?: ReactNode
  /** Content beside the page. */
  readonly aside?: ReactNode
  readonly onClose: () => void
}

/** A full-screen preview of the site at the width of a phone or a desktop. Links stay inside the preview. */
export function PageModal({
  title,
  frameTitle,
  page,
  start,
  target,
  actions,
  aside,
  onClose,
}: PageModalProps) {
  const [width, setWidth] = useState<PreviewWidth>(() =>
    window.matchMedia('(min-width: 1000px)').matches ? 'desktop' : 'phone',
  )
  const [path, setPath] = useState<string>()
  useReturnFocus()

  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={title}
      classNames={{ content: 'column', body: 'column filling' }}
    >
      <Group>
        <WidthChoice width={width} onChange={setWidth} />
        <Text flex={1} miw="8rem" size="sm" c="dimmed" truncate>
          {path !== undefined && (
            <>
              Página: <code>{path}</code>
            </>
          )}
        </Text>
        {path !== undefined && (
          <Button variant="subtle" onClick={() => setPath(undefined)}>
            Ir a {start}
          </Button>
        )}
        {actions}
      </Group>
      <div className={styles.work}>
        {aside && <div className={styles.aside}>{aside}</div>}
        <PagePreview
          title={frameTitle}
          page={path === undefined ? page : { ...page, path }}
          width={width}
          target={path === undefined && target !== undefined ? { selectors: [target] } : undefined}
          onNavigate={setPath}
        />
      </div>
    </Modal>
  )
}
