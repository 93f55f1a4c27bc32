import { Modal } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ConfirmPassword } from '#admin/account/confirm-password.tsx'
import { copyAddress } from '#admin/api/copies.ts'
import type { CopyFile } from '#contract/copies.ts'

type DownloadDialogProps = { readonly file: CopyFile; readonly onClose: () => void }

/** Asks for the password and starts the download. */
export function DownloadDialog({ file: { name }, onClose }: DownloadDialogProps) {
  const [address, setAddress] = useState<string>()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (address) link.current?.click()
  }, [address])
  return (
    <Modal opened onClose={onClose} title="Descargar la copia">
      {address ? (
        <p>
          La descarga empezó. Si se corta, siga desde la lista de descargas de su navegador:{' '}
          <a ref={link} href={address} download={name}>
            este enlace
          </a>{' '}
          sirve 12 horas.
        </p>
      ) : (
        <ConfirmPassword
          action="Descargar"
          reason="Confirme su contraseña, para que nadie más se lleve su sitio."
          onConfirmed={async (password) => setAddress(await copyAddress(name, password))}
          onCancel={onClose}
        />
      )}
    </Modal>
  )
}
