import type { GalleryImageInput } from '#content/entries/gallery-image.ts'

export const gallery: GalleryImageInput[] = [
  { id: 'recepcion', src: '/dibujos/escenas/recepcion.svg', alt: 'La sala de espera, con luz natural' },
  {
    id: 'consultorio',
    src: '/dibujos/escenas/consultorio.svg',
    alt: 'El consultorio, donde empieza la conversación',
  },
  { id: 'ultrasonido', src: '/dibujos/escenas/ultrasonido.svg', alt: 'El área de ultrasonido' },
  {
    id: 'exploracion',
    src: '/dibujos/escenas/exploracion.svg',
    alt: 'La sala de exploración, con vestidor privado',
  },
  { id: 'fachada', src: '/dibujos/escenas/fachada.svg', alt: 'La entrada, sobre la calle principal' },
  { id: 'detalle', src: '/dibujos/escenas/detalle.svg', alt: 'Material para explicar con calma' },
]
