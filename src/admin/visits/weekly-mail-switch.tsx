import { Switch } from '@mantine/core'
import { useSetWeeklyMail, useWeeklyMail } from '#admin/api/visits.ts'
import screen from '#admin/shell/screen.module.css'

/** Turns the weekly mail on or off. Nothing where the server sends no mail. */
export function WeeklyMailSwitch() {
  const { data } = useWeeklyMail()
  const { mutate, isPending, isError } = useSetWeeklyMail()
  if (!data?.isAvailable) return null
  return (
    <section className={screen.card}>
      <Switch
        size="md"
        label="Recibir un resumen cada lunes"
        description="Un correo a la dirección de su cuenta con las visitas y los toques de la semana."
        checked={data.isOn}
        disabled={isPending}
        onChange={(event) => mutate(event.currentTarget.checked)}
        error={isError && 'No se pudo guardar. Intente de nuevo.'}
      />
    </section>
  )
}
