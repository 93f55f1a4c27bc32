import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { type ListedItem, useChangePicture } from '#admin/api/media.ts'
import { showError } from '#admin/shell/toast.ts'

/** The name under which the library lists a picture. Visitors never see it, so it needs no draft. */
export function PictureTitle({ item }: { readonly item: ListedItem }) {
  const { mutateAsync } = useChangePicture(item.id)
  const [title, setTitle] = useState(item.title)
  const save = (typed: string) =>
    void mutateAsync({ title: typed }).catch((error: unknown) => showError(error, 'No se cambió el título'))
  const saveSoon = useDebouncedCallback(save, { delay: 700, flushOnUnmount: true })
  return (
    <TextInput
      label="Título"
      description="Para encontrarla aquí; no se publica."
      maxLength={200}
      value={title}
      onChange={({ currentTarget: { value } }) => {
        setTitle(value)
        saveSoon(value)
      }}
    />
  )
}
