import { ApiProblem, describeWait, lostResponse } from '#admin/api/problem.ts'

const nothingIsLost = 'Sus cambios siguen guardados y no se ha perdido nada.'

export const unsentWords =
  'Lo último que escribió aún no llega al sitio. Sigue en este navegador: revise su internet e intente otra vez.'

/** Text for a failed publish: what happened, what is still stored and what to do. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof ApiProblem)) return `Algo falló en esta página. ${nothingIsLost} Intente otra vez.`
  const { status, code, detail, retryAfter, outcome } = error
  if (outcome === 'unknown')
    return `${lostResponse(error)} Puede que sus cambios ya se vean, pero no pudimos comprobarlo. Siguen guardados: revise su internet e intente otra vez; si ya se ven, no se duplican.`
  if (code === 'saved_not_published')
    return 'Se guardó, pero no se pudo publicar: el sitio muestra todavía la versión anterior. Intente otra vez; si se repite, avise a quien administra el servidor.'
  switch (status) {
    case 400:
      return `El sitio no aceptó los datos${detail ? `: ${detail}` : '.'} ${nothingIsLost}`
    case 401:
      return `Su sesión terminó antes de publicar. ${nothingIsLost} Intente otra vez para entrar de nuevo.`
    case 403:
      if (code === 'owner_only')
        return `${error.message} ${nothingIsLost} Deje esos campos como estaban e intente otra vez.`
      if (code === 'owner_publishes') return `Sus cambios los publica la dueña. ${nothingIsLost}`
      return `El sitio no aceptó la petición desde esta página. ${nothingIsLost} Vuelva a cargar la página e intente otra vez.`
    case 413:
      return `El contenido es demasiado grande para guardarlo. ${nothingIsLost} Acorte los textos más largos o quite elementos de las listas e intente otra vez.`
    case 429:
      return `Hubo demasiados intentos seguidos. ${nothingIsLost} Espere ${describeWait(retryAfter)} e intente otra vez.`
    case 503:
      return `El sitio no puede guardar en este momento; sus visitantes siguen viendo la versión publicada. ${nothingIsLost} Intente otra vez en un minuto.`
    default:
      return `El sitio tuvo un error inesperado. ${nothingIsLost} Intente otra vez; si se repite, avise a quien administra el servidor.`
  }
}
