/** Sets an attribute when the hero's buttons have left the viewport; on phones, the floating bar appears only then. */
export function watchHeroButtons() {
  const heroButtons = document.querySelector('[data-hero-buttons]')
  const floating = document.querySelector('[data-floating]')
  if (!heroButtons || !floating) return
  const observer = new IntersectionObserver(([entry]) => {
    if (entry) floating.toggleAttribute('data-past-hero', !entry.isIntersecting)
  })
  observer.observe(heroButtons)
  return () => observer.disconnect()
}
