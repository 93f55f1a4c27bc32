/** Marks the floating buttons once the hero's own have left the view, so that a phone shows its bar only then. */
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
