type Props = { readonly onReopen: () => void }

/** Shown instead of the whole admin when React stopped. Needs no other part of the admin. */
export const BrokenScreen = ({ onReopen }: Props) => (
  <main className="panel stack" style={{ maxWidth: '38rem', margin: '3rem auto', padding: '1.25rem' }}>
    <div role="alert">
      <h1>Esta pantalla dejó de funcionar</h1>
      <p>
        Suele pasar cuando otro programa cambió la página, por ejemplo la traducción automática del navegador:
        desactívela para este sitio. Lo que escribió está a salvo.
      </p>
    </div>
    <button type="button" style={{ minHeight: 44, font: 'inherit' }} onClick={onReopen}>
      Abrir de nuevo
    </button>
  </main>
)
