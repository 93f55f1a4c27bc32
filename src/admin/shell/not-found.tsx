import { Link } from 'react-router'
import { Screen } from './screen.tsx'

export const NotFound = () => (
  <Screen title="No existe esta página">
    <p>La dirección no corresponde a ninguna parte de la administración.</p>
    <p>
      <Link to="/admin">Ir al inicio</Link>
    </p>
  </Screen>
)
