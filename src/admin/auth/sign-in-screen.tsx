import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AuthCard } from './auth-card.tsx'
import { safeReturnPath } from './return-path.ts'
import { SignInForm } from './sign-in-form.tsx'

/** /admin/entrar: signs in, then returns to the page that was requested. */
export function SignInScreen() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()

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
