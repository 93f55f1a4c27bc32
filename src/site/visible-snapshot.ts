import { withWrittenHours } from '#content/hours/workplace-hours.ts'
import type { FormerIds, Snapshot } from '#content/snapshot.ts'
import { isOffered, isShown } from '#content/testimonial-consent.ts'
import { topicKinds } from './topics.ts'

type Hideable = { readonly visible: boolean }

const shownServices = shownIn<Snapshot['services'][number]>(isVisible)
const shownDiseases = shownIn<Snapshot['diseases'][number]>(isVisible)
const shownSymptoms = shownIn<Snapshot['symptoms'][number]>(isVisible)

type Testimonials = Snapshot['testimonials']

/**
 * The snapshot as visitors see it: with the hours in words, without hidden entries, and without testimonials that lack
 * written consent. A hidden entry's id and aliases count as former ids without a successor. Lists without hidden
 * entries stay the same arrays, and so does a snapshot without any.
 */
export const visibleSnapshot = visibleBy(isShown)

/** The same for its owner while she edits: with the testimonials whose consent is still missing. */
export const editedSnapshot = visibleBy(isOffered)

function visibleBy(isTestimonialShown: (testimonial: Testimonials[number]) => boolean) {
  const visibleOf = new WeakMap<Snapshot, Snapshot>()
  const shownTestimonials = shownIn(isTestimonialShown)
  return (snapshot: Snapshot): Snapshot => {
    const known = visibleOf.get(snapshot)
    if (known) return known
    const visible = withoutHidden(withHours(snapshot), shownTestimonials)
    visibleOf.set(snapshot, visible)
    return visible
  }
}

type Content = Snapshot['site-content']

const contentWithHours = new WeakMap<Content, Content>()

function withHours(snapshot: Snapshot): Snapshot {
  const content = snapshot['site-content']
  const doctorWorkInfo = withWrittenHours(content.doctorWorkInfo)
  if (doctorWorkInfo === content.doctorWorkInfo) return snapshot
  // The same object for the same content: pages are compared by the parts that they show.
  const completed = contentWithHours.get(content) ?? { ...content, doctorWorkInfo }
  contentWithHours.set(content, completed)
  return { ...snapshot, 'site-content': completed }
}

function withoutHidden(snapshot: Snapshot, shownTestimonials: (all: Testimonials) => Testimonials): Snapshot {
  const lists = {
    services: shownServices(snapshot.services),
    diseases: shownDiseases(snapshot.diseases),
    symptoms: shownSymptoms(snapshot.symptoms),
    testimonials: shownTestimonials(snapshot.testimonials),
  }
  const hasHiddenPages = topicKinds.some((kind) => lists[kind] !== snapshot[kind])
  if (!hasHiddenPages && lists.testimonials === snapshot.testimonials) return snapshot
  return { ...snapshot, ...lists, formerIds: hasHiddenPages ? withHiddenIds(snapshot) : snapshot.formerIds }
}

function withHiddenIds(snapshot: Snapshot): FormerIds {
  const extended = topicKinds.map((kind) => {
    const former = new Map(snapshot.formerIds[kind])
    for (const { id, aliases, visible } of snapshot[kind]) {
      if (visible) continue
      former.set(id, undefined)
      for (const alias of aliases) if (!former.has(alias)) former.set(alias, undefined)
    }
    return [kind, former] as const
  })
  return Object.fromEntries(extended)
}

function isVisible({ visible }: Hideable): boolean {
  return visible
}

/** Filters a list once: the pages look entries up by the identity of their list. */
function shownIn<Entry>(isShown: (entry: Entry) => boolean): (entries: Entry[]) => Entry[] {
  const filtered = new WeakMap<readonly Entry[], Entry[]>()
  return (entries) => {
    const known = filtered.get(entries)
    if (known) return known
    const shown = entries.every(isShown) ? entries : entries.filter(isShown)
    filtered.set(entries, shown)
    return shown
  }
}
