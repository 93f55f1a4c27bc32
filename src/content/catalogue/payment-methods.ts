import { sectionEntry, variant } from './variant.ts'

export const paymentMethods = sectionEntry('Precios y formas de pago', [
  variant('payment-methods-letter', 'Carta de precios', 'Carta de precios y carrusel de formas de pago.'),
  variant(
    'payment-methods-table',
    'Tabla de precios',
    'Los precios en una tabla con filetes y, debajo, todas las formas de pago en renglón. Elíjala si tiene muchos precios o descripciones largas.',
  ),
  variant(
    'payment-methods-tiles',
    'Cifras en cobalto',
    'Cada precio en cifra grande, en celdas unidas sobre cobalto, y debajo las formas de pago. Elíjala si tiene de dos a seis precios y quiere que sean lo primero que se vea.',
  ),
])
