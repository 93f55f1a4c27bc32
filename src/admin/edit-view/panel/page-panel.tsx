import { Button, CloseButton, NavLink, Text } from '@mantine/core'
import { Icon } from '#admin/shell/icon.tsx'
import { catalogue } from '#content/catalogue/index.ts'
import { openPlace, openSection, useEdit, useEditStore } from '../edit-store.ts'
import { sectionsOn, useDraftedSections } from '../sections-of-page.ts'
import styles from './panel.module.css'

type Props = {
  /** Absent while nothing is selected. */
  readonly onClose: (() => void) | undefined
}

/** How to edit, and the sections and colours of the page. */
export function PagePanel({ onClose }: Props) {
  const store = useEditStore()
  const path = useEdit((state) => state.path)
  const selection = useDraftedSections()
  const hasSample = useEdit(({ samples: { values } }) => values.size > 0)
  return (
    <>
      <header className={styles.head}>
        <h2>Esta página</h2>
        {onClose && <CloseButton size={44} aria-label="Cerrar" onClick={onClose} />}
      </header>
      <div className={styles.body}>
        <Text c="dimmed">
          Toque un texto o una imagen de la página para cambiarlo. Los títulos y textos cortos se pueden
          escribir en la página misma.
        </Text>
        {hasSample && (
          <Text>
            Lo que dice «De muestra» no lo ven sus pacientes. Tóquelo y escriba lo suyo: la marca se quita.
          </Text>
        )}
        <ul className={`plain-list ${styles.entries}`}>
          {sectionsOn(path).map((type) => (
            <li key={type}>
              <NavLink
                component="button"
                type="button"
                label={`${catalogue[type].label}${selection[type].display ? '' : ' (oculta)'}`}
                onClick={() => openSection(store, type)}
              />
            </li>
          ))}
        </ul>
        <Button
          variant="default"
          leftSection={<Icon name="image" />}
          onClick={() => openPlace(store, { document: 'site-content', path: 'theme' })}
        >
          Tema y color del sitio
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="user" />}
          onClick={() => openPlace(store, { document: 'site-content', path: 'doctorInfo' })}
        >
          Datos de la doctora
        </Button>
      </div>
    </>
  )
}
