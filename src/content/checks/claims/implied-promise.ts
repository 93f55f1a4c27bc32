import { type ClaimKind, provable } from './claim.ts'

const medical = '@trouble|@outcome|@results|@intimate|@procedure|@good|@looks'

/** Says of the practice what it achieves, without any of the words that say what it does or on what that depends. */
export const impliedPromise: ClaimKind = {
  id: 'palabra-promesa',
  why: 'Deja entender que con usted todo sale bien: una paciente puede tomarlo como una promesa.',
  law: `${provable} Lo que se anuncia es lo que se hace, no lo que se espera lograr.`,
  better: 'En la consulta le explico qué puede hacerse en su caso y qué no depende de nosotras.',
  claims: [
    {
      says: 'conmigo|nuestro+|nosotros|nosotras|*amos|*emos|*imos|aqui|mi|mis -o|bebe|hijo|hija|mama|madre|abuela|papanicolao*|pareja|esposo',
      needs: medical,
      unless: '@hedge|@conduct|@does|no|ni|nunca|antes|seguridad|deseos|cabe',
    },
    {
      says: '^|¿|y @sell ..8',
      needs: '@results|@looks|@intimate|@trouble|vida|sentir|bikini|pareja|joven',
      unless: '@hedge|@conduct|no|si|condon|metodo|pastilla+|toalla+|semanas|bano|dosis',
    },
    {
      says: 'sin|ni|cero ..2 sin|ni|cero ..1',
      needs: '@procedure|@hers|^ ..2 sin',
      unless:
        '@hedge|@conduct|receta+|exploracion|mensaje|costo|ayuno|compromiso|relaciones|seguro|embarazo|alcohol|azucar|ropa',
      evenDenied: true,
    },
    {
      says: '@surely',
      needs: '@hers & @outcome|@trouble|@results|@harm|@relapse|@fixes|@good',
      unless: '@hedge|@conduct|no_permite|no_puede|no_es|ley|norma',
      evenDenied: true,
    },
    {
      says: '@denial ..5 mal|malo|mala|malos|malas|posibilidad|peligro|@relapse|@harm|error*|fracas*|fall*',
      needs: '@hers|consultas|partos|cirugias|pacientes',
      unless: '@hedge|@conduct|garantiz*|promet*|puedo|podemos',
      evenDenied: true,
    },
    {
      says: '> ..6 @results|@looks|hermos*|bonit*|tranquil*|humaniz*',
      needs: '@you|@hers',
      unless: '@hedge|@conduct|no|si|presion|tomara',
    },
    {
      says: 'no|ningun|ninguna ..6 con_nosotros|con_nosotras|conmigo|en_nuestras_manos',
      needs: '@outcome|@trouble|@harm|@results|edad|imposible',
      unless: '@hedge|@conduct|@does',
      evenDenied: true,
    },
    {
      says: 'no|nadie|sin|ni|aunque|si_bien|nunca ..4 @boast ...8 pero|sino|aunque|solo|la_que|las_que|los_que|los_de|somos|es|todavia|aqui|conmigo|nosotros|en_esta ...8',
      needs:
        '@hers|@outcome|@results|@good|los_conocemos|no_lo_hacen|perfect*|milagro|ahi_abajo & @hers|es|solo|las_que',
      unless:
        '@conduct|metodo+|estudio+|evidencia|depende*|puede|pueden|suele|cada|segun|acuda|si|anticoncep*|ultrasonido|prueba+|opcion*|varía|honest*|@does',
      evenDenied: true,
    },
    {
      says: '^ sin|no ..3 sin ..4 y|con|solo ..4',
      needs: '@results|@outcome|@trouble|incluido',
      unless: '@conduct|receta|costo|ayuno|sintoma*|fiebre|prisa|juicio*|seguro|embarazo_con',
      evenDenied: true,
    },
  ],
}
