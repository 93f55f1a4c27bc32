import { storageWords } from '#admin/api/problem.ts'

type Props = { readonly error: unknown; readonly onReopen: () => void }

/** Shown instead of the whole admin when React stopped. Needs no other component of the admin. */
export const BrokenScreen = ({ error, onReopen }: Props) => (
  <main className="panel stack" style={{ maxWidth: '38rem', margin: '3rem auto', padding: '1.25rem' }}>
    <div role="alert">
      <h1>Esta pantalla dejó de funcionar</h1>
      <p>{reasonOf(error)} Lo que escribió está a salvo.</p>
    </div>
    <button type="button" style={{ minHeight: 44, font: 'inherit' }} onClick={onReopen}>
      Abrir de nuevo
    </button>
  </main>
)

function reasonOf(error: unknown): string {
  const words = storageWords(error)
  if (words) return words
  // Elements that React does not find where it left them.
  return error instanceof DOMException
    ? 'Suele pasar cuando otro programa cambió la página, por ejemplo la traducción automática del navegador: desactívela para este sitio.'
    : 'Algo falló en esta página. Ábrala de nuevo; si vuelve a fallar, use otro navegador.'
}
