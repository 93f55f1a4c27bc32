import { sectionEntry, variant } from './variant.ts'

export const photosGallery = sectionEntry('Galería', [
  variant('photos-gallery-stage', 'Foto al centro', 'Una foto al centro y las vecinas asomadas a los lados.'),
  variant(
    'photos-gallery-mosaic',
    'Mosaico',
    'Todas las fotos a la vez, en campos grandes y chicos; al tocar una se abre en grande. Elíjala si tiene de cinco a doce fotos, con la mejor en primer lugar.',
  ),
  variant(
    'photos-gallery-strip',
    'Tira de lado a lado',
    'Una tira sobre cobalto que se recorre con el dedo, con cada foto entera y su texto debajo. Elíjala si mezcla fotos horizontales y verticales, o si son muchas.',
  ),
  variant(
    'photos-gallery-arcade',
    'Arcos de portal',
    'Las fotos dentro de los arcos de un portal, con su texto debajo. Elíjala si sus fotos son verticales o se entienden recortadas; al tocar una se ve entera.',
  ),
])
