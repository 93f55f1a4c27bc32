/** The cards expand without a script. This script keeps `aria-expanded` up to date for screen readers. */
export function updateExpanded(list: HTMLUListElement | null) {
  const update = ({ id }: Element, open: boolean) =>
    list?.querySelector(`[popovertarget="${id}"]`)?.setAttribute('aria-expanded', `${open}`)
  const onToggle = ({ target }: Event) => {
    if (target instanceof Element) update(target, target.matches(':popover-open'))
  }
  for (const open of list?.querySelectorAll(':popover-open') ?? []) update(open, true)
  // `toggle` does not bubble, so listen in the capture phase.
  list?.addEventListener('toggle', onToggle, true)
  return () => list?.removeEventListener('toggle', onToggle, true)
}
