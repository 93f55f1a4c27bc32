/** The media library's refusals. */
export const mediaRefusals = {
  picture_unreadable: {
    status: 400,
    title: 'La imagen está dañada o incompleta. Ábrala en su equipo, guárdela de nuevo y vuelva a subirla.',
  },
  upload_incomplete: { status: 400, title: 'La imagen no llegó completa. Vuelva a subirla.' },
  media_in_use: { status: 409, title: 'La imagen está en uso: quítela antes de donde se muestra.' },
  picture_too_large: { status: 413, title: 'La imagen es demasiado grande.' },
  picture_type: { status: 415, title: 'Suba una fotografía o imagen JPEG, PNG, WebP, AVIF o GIF.' },
  too_many_uploads: {
    status: 429,
    title: 'Hay demasiadas imágenes en espera. Intente de nuevo en un minuto.',
  },
  disk_full: {
    status: 507,
    title: 'El servidor se quedó sin espacio. No se guardó nada de la imagen: avise a quien lo administra.',
  },
} as const
