import type { ClaimKind } from './claim.ts'
import { cure } from './cure.ts'

/** What a patient says of her own cure. Only testimonials are asked about it. */
export const cureOfHers: ClaimKind = {
  ...cure,
  id: 'testimonio-de-curacion',
  claims: [
    {
      says: 'me|nos|le|la ..2 quito|curo|elimino|desaparecio|sano|salvo|devolvio|libro|alivio|compuso|arreglo ..6 ',
      needs: '@trouble|vida|matriz|utero|fertilidad|por_completo|siempre|bebe',
      unless: 'dudas|miedo*|nervios|angustia|pena|preocupaci*|peso',
    },
    {
      says: [
        'ya|desde_entonces|hoy|ahora|nunca ..2 no|mas|soy|estoy|tengo|puedo|volvi ..4 @trouble|bebe|mama|sana|embarazada|curada|pastillas|molestias',
        'ya|nunca|no ..1 no|mas|volvi|tengo|tuve|tenemos ..3 @trouble',
      ],
      unless: 'dudas|miedo',
    },
    {
      says: 'en|a # ..1 dias|semanas|meses|sesiones|semana|mes ..6 ',
      needs: '@fixes|@trouble|embaraz*|sana|nueva|quite|bien',
    },
    { says: 'me|nos|la|le curo|curaron|cure|sano|sanaron|sane', unless: 'herida+' },
    {
      says: [
        'me|nos|le|se_me ~quitar|~eliminar|~desaparecer|fue|fueron ..3 @trouble',
        'desaparecio|desaparecieron',
        'por_fin|hoy|ahora ..1 soy|tengo|tenemos|estoy|pude|cargo ..3 @outcome|@results',
        'lo logro|logramos en # @time',
        'estoy|quede|soy|sali ..1 curada|sana|libre|limpia|sanada',
        'hacerme|hizo|hicieron|volvio ..1 mama|madre|papas',
        'logre|logramos|pude|pudimos ..1 ~embarazar|ser_mama|tener|concebir',
        'adios|chau|bye ..1 @trouble|pastillas',
        'gracias a ella|la|su|sus|el|ustedes|dios ..4 ~curar|~sanar|~embarazar|soy|estoy|@trouble|tengo|tenemos|bebe|vivo|mama',
        'me|nos|le salvo|devolvio|cambio ..3 vida|fertilidad|salud|esperanza',
      ],
    },
    {
      says: 'usted|doctora|doctor|doc|ella|ustedes|aqui ..9',
      needs:
        'milagro+|angel|cambio_mi_vida|devolvio|salvo|dicha|no_existiria|bendicion|esperanza|embarazada|sana|viva|perfecta|curada|intento|desahuciad*|no_habia_nada|antes_con_usted|hadas|no_hay_otro|nombre_a|nadie_como|ninguna_como',
      unless: 'dudas|miedo',
    },
    {
      says: 'bastó|basto|bastaron|hoy|ahora|ya|desde ..6',
      needs:
        'cumple|cargo|sostengo|corro|corrio|bailo|no_tengo_nada|me_tomo|puedo|duermo|soy & @outcome|@trouble|hijo*|mes|hoy|gracias|doctora|matriz|fotos',
      unless: 'dudas|miedo|cita',
    },
  ],
}
