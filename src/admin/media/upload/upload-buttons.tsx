import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ChangeEvent, useRef } from 'react'
import { Icon, type IconName } from '#admin/shell/icon.tsx'
import { acceptedTypes } from './check-file.ts'

type ChooseProps = {
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
  readonly multiple?: boolean
  /** As of an `<input>`. Default: pictures. */
  readonly accept?: string
  /** Opens the camera instead of the file chooser. */
  readonly camera?: boolean
  readonly icon?: IconName
  readonly variant?: 'filled' | 'outline' | 'default'
}

/** A button that opens the file chooser. */
export function ChooseFiles(props: ChooseProps) {
  const { label, onFiles, multiple = false, accept = acceptedTypes, camera = false } = props
  const { icon = 'upload', variant = 'outline' } = props
  const input = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Reset, so that choosing the same file again fires an event.
    currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button variant={variant} leftSection={<Icon name={icon} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={take}
        {...(camera ? { capture: 'environment' as const } : {})}
      />
    </>
  )
}

type UploadButtonsProps = Pick<ChooseProps, 'onFiles' | 'multiple'> & {
  readonly label?: string
  readonly variant?: ChooseProps['variant']
}

/** Buttons to upload files and, on devices with a camera, to take a photograph. */
export function UploadButtons({ label = 'Subir fotos', variant = 'filled', ...rest }: UploadButtonsProps) {
  const isHandheld = useMediaQuery('(pointer: coarse)') ?? false
  return (
    <>
      <ChooseFiles label={label} variant={variant} {...rest} />
      {isHandheld && <ChooseFiles label="Tomar foto" icon="camera" camera onFiles={rest.onFiles} />}
    </>
  )
}
