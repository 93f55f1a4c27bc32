/** The cards unfold without a script; this one says so to who cannot see it. */
export function tellExpanded(list: HTMLUListElement | null) {
  const update = ({ id }: Element, open: boolean) =>
    list?.querySelector(`[popovertarget="${id}"]`)?.setAttribute('aria-expanded', `${open}`)
  const onToggle = ({ target }: Event) => {
    if (target instanceof Element) update(target, target.matches(':popover-open'))
  }
  for (const open of list?.querySelectorAll(':popover-open') ?? []) update(open, true)
  // It does not bubble.
  list?.addEventListener('toggle', onToggle, true)
  return () => list?.removeEventListener('toggle', onToggle, true)
}
