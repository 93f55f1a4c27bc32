import { ApiProblem, describeWait, lostResponse } from '#admin/api/problem.ts'

const kept = 'Sus cambios siguen en esta página y no se ha perdido nada.'

/** Text for a failed save: what happened, what was kept and what to do. */
export function explainSaveFailure(error: unknown): string {
  if (!(error instanceof ApiProblem)) return `Algo falló en esta página. ${kept} Intente guardar otra vez.`
  const { status, code, detail, retryAfter, outcome } = error
  if (outcome === 'not-done')
    return `${lostResponse(error)} Lo comprobamos: no se guardó. Sus cambios siguen en esta página; ${status === 0 ? 'revise su internet y ' : ''}guarde otra vez.`
  if (outcome === 'unknown')
    return `${lostResponse(error)} Puede que sus cambios se hayan guardado, pero no pudimos comprobarlo. También siguen en esta página: revise su internet y guarde otra vez; si ya estaban guardados, no se duplican.`
  if (code === 'entry_deleted')
    return `Otra persona lo borró mientras usted editaba. ${kept} Si quiere conservarlo, guarde otra vez: se vuelve a crear con su texto.`
  if (code === 'saved_not_published')
    return 'Se guardó, pero no se pudo publicar: el sitio muestra todavía la versión anterior. Guarde otra vez para publicarla; si se repite, avise a quien administra el servidor.'
  switch (status) {
    case 400:
      return error.issues.length > 0
        ? `El sitio no aceptó algunos datos. ${kept} Corrija los campos marcados y guarde otra vez.`
        : `El sitio no aceptó los datos${detail ? `: ${detail}` : '.'} ${kept}`
    case 401:
      return `Su sesión terminó antes de guardar. ${kept} Guarde otra vez para entrar de nuevo.`
    case 403:
      if (code === 'owner_only')
        return `${error.message} ${kept} Deje esos campos como estaban y guarde otra vez.`
      return `El sitio no aceptó la petición desde esta página. ${kept} Vuelva a cargar la página, recupere sus cambios y guarde otra vez.`
    case 413:
      return `El contenido es demasiado grande para guardarlo. ${kept} Acorte los textos más largos o quite elementos de las listas y guarde otra vez.`
    case 429:
      return `Hubo demasiados intentos seguidos. ${kept} Espere ${describeWait(retryAfter)} y guarde otra vez.`
    case 503:
      return `El sitio no puede guardar en este momento; sus visitantes siguen viendo la versión publicada. ${kept} Guarde otra vez en un minuto.`
    default:
      return `El sitio tuvo un error inesperado. ${kept} Intente guardar otra vez; si se repite, avise a quien administra el servidor.`
  }
}
