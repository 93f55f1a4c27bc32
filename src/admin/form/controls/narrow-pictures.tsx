import { Button } from '@mantine/core'
import { isJsonObject, valueAt } from '#content/values/json.ts'
import { useDraft, useForm } from '../form-context.tsx'
import styles from './controls.module.css'

const places = [
  { key: 'mobileImage', label: 'teléfono' },
  { key: 'tabletImage', label: 'tableta' },
] as const

/** Below the hero's picture: says where another picture is shown instead, and offers this one for all. */
export function NarrowPictures({ path }: { readonly path: string }) {
  const { draft, announce } = useForm()
  const others = useDraft((state) =>
    places
      .filter(({ key }) => valueAt(state.draft, `${path}.${key}`))
      .map(({ label }) => label)
      .join(' y '),
  )
  if (others === '') return null
  const useThisOne = () => {
    const hero = valueAt(draft.state.getState().draft, path)
    if (isJsonObject(hero))
      draft.set(path, { ...hero, ...Object.fromEntries(places.map(({ key }) => [key, ''])) })
    announce('La imagen principal se muestra también en teléfono y tableta.')
  }
  return (
    <p className={styles.imageName}>
      En {others} se muestra otra imagen (en Portada, Avanzado).{' '}
      <Button variant="subtle" size="compact-md" onClick={useThisOne}>
        Usar esta en todos
      </Button>
    </p>
  )
}
