import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AuthCard } from './auth-card.tsx'
import { safeReturnPath } from './return-path.ts'
import { SignInForm } from './sign-in-form.tsx'

/** In ms. What the next screen needs must not slow down this one. */
const typingBegins = 500

/**
 * /admin/entrar: signs in, then returns to the page that was requested.
 * @param loadNext Loads the screens that come after the sign-in. It never changes.
 */
export function SignInScreen({ loadNext }: { readonly loadNext: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()

  useEffect(() => {
    const later = setTimeout(loadNext, typingBegins)
    return () => clearTimeout(later)
  }, [loadNext])

  const enter = () => {
    client.clear()
    void navigate(safeReturnPath(parameters.get('volver')), { replace: true })
  }
  return (
    <AuthCard title="Entrar a la administración">
      <SignInForm onSignedIn={enter} />
      <p>
        <Link to="/admin/recuperar">Olvidé mi contraseña</Link>
      </p>
    </AuthCard>
  )
}
