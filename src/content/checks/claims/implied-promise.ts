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
      unless: '@hedge|@conduct|receta|costo|ayuno|compromiso|relaciones|seguro|embarazo|alcohol|azucar|ropa',
      evenDenied: true,
    },
  ],
}
