import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { countProblems, useOwnProblems } from '#admin/api/checks.ts'
import { useLoadedDocument } from '#admin/api/documents.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { editScreenPath } from '#admin/edit-address.ts'
import { Emblem } from './emblem.tsx'
import { Icon } from './icon.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { linkGroups } from './screen-links.ts'
import styles from './shell.module.css'
import { useCurrentLinkInView } from './use-current-link.ts'

/** Layout around every screen for signed-in users. */
export function Shell({ publishBar }: { readonly publishBar: ReactNode }) {
  const { data } = useLoadedDocument('site-content')
  const { state } = useNavigation()
  const navigate = useNavigate()
  const main = useFreshScreen()
  const side = useRef<HTMLElement>(null)
  useCurrentLinkInView(side)
  const isOwner = useIsOwner()
  const { pathname } = useLocation()

  return (
    <div className={styles.shell} data-edits-page={pathname === editScreenPath || undefined}>
      <a className={styles.skip} href="#contenido">
        Ir al contenido
      </a>
      <aside ref={side} className={styles.side} aria-label="Menú">
        <div className={styles.brand}>
          <Emblem size={40} />
          <p>
            <b>{data?.value.doctorInfo.name ?? 'Consultorio'}</b>
            <span className="muted small">Administración</span>
          </p>
        </div>
        <div className={styles.publish}>{publishBar}</div>
        <nav className={styles.nav} aria-label="Administración">
          {linkGroups.map(({ title, links }) => (
            <div key={title ?? 'start'} className={styles.group}>
              {title && <p className={styles.groupTitle}>{title}</p>}
              {links
                .filter(({ ownerOnly }) => isOwner || !ownerOnly)
                .map(({ to, label, icon }) => (
                  <NavLink key={to} to={to} end={to === '/admin'} className={() => styles.link}>
                    <Icon name={icon} />
                    {label}
                    {to === '/admin/revision' && <ProblemCount />}
                  </NavLink>
                ))}
            </div>
          ))}
        </nav>
        <div className={styles.actions}>
          <a className={styles.link} href="/" target="_blank" rel="noreferrer">
            <Icon name="external" />
            <span>
              Ver el sitio<span className="visually-hidden"> (se abre en otra pestaña)</span>
            </span>
          </a>
          {/* A route, so that the question about unsaved changes appears as on any other navigation. */}
          <button type="button" className={styles.link} onClick={() => navigate('/admin/salir')}>
            <Icon name="logout" />
            <span>Cerrar sesión</span>
          </button>
        </div>
      </aside>
      {/* The name tells it from the main part of the site's page, which some screens show in a frame. */}
      <main
        id="contenido"
        ref={main}
        className={styles.main}
        aria-label="Contenido de la administración"
        tabIndex={-1}
        aria-busy={state === 'loading'}
      >
        <OfflineBanner />
        <Outlet />
      </main>
    </div>
  )
}

function ProblemCount() {
  const count = countProblems(useOwnProblems().data ?? [])
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> por corregir</span>
    </span>
  )
}

/**
 * On a new screen, scrolls to the top and focuses the title so that a screen reader reads it. A link to a field has a
 * hash and scrolls by itself.
 */
function useFreshScreen() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash, state } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash || keepsPlace(state)) return
    window.scrollTo(0, 0)
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname, hash, state])

  return main
}

/** Whether the address changed and the screen is still the same one. */
const keepsPlace = (state: unknown) => typeof state === 'object' && state !== null && 'keepsPlace' in state
