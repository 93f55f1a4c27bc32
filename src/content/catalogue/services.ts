import { sectionEntry, variant } from './variant.ts'

export const services = sectionEntry('Servicios', [
  variant('services-tabs', 'Pestañas', 'Cinco servicios en pestañas, con imagen y beneficios.'),
  variant(
    'services-accordion',
    'Lista plegable',
    'Cinco títulos grandes que se despliegan hacia abajo. Para una página corta, donde cada quien abre lo que busca.',
  ),
  variant(
    'services-rows',
    'Filas alternadas',
    'Imagen y texto de lado a lado, que cambian de sitio en cada fila. Para lucir buenas fotografías.',
  ),
  variant(
    'services-strip',
    'Tira de fichas',
    'Fichas unidas en una tira que se recorre hacia un lado. Para mostrar los cinco servicios completos en poca altura.',
  ),
])
