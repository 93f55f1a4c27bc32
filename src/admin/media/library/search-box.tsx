import { Input } from '@mantine/core'
import { Icon } from '#admin/shell/icon.tsx'
import styles from './library.module.css'

type SearchBoxProps = {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly label?: string
}

export function SearchBox({ value, onChange, label = 'Buscar una foto' }: SearchBoxProps) {
  return (
    <Input
      className={styles.search ?? ''}
      size="md"
      type="search"
      aria-label={label}
      placeholder={`${label}…`}
      leftSection={<Icon name="search" />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
