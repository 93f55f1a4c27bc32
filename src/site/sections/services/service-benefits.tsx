/** A service's benefits with check marks; nothing without benefits. */
export function ServiceBenefits({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null
  return (
    <>
      <h4>Beneficios</h4>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </>
  )
}
