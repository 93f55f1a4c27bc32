import type { Snapshot } from '#content/snapshot.ts'
import { type TopicEntry, topicKinds } from './topics.ts'

const signedIn = new WeakMap<Snapshot, readonly TopicEntry[]>()

/** The texts that the doctor signed, in the order of the lists. @param snapshot As visitors see it. */
export function signedTopics(snapshot: Snapshot): readonly TopicEntry[] {
  const known = signedIn.get(snapshot)
  if (known) return known
  const signed = topicKinds.flatMap((kind) => topicsOf(snapshot, kind)).filter(isSigned)
  signedIn.set(snapshot, signed)
  return signed
}

const isSigned = ({ entry }: TopicEntry): boolean => entry.signOff.date !== ''

export function topicsOf(snapshot: Snapshot, kind: TopicEntry['kind']): TopicEntry[] {
  switch (kind) {
    case 'services':
      return snapshot.services.map((entry) => ({ kind, entry }))
    case 'diseases':
      return snapshot.diseases.map((entry) => ({ kind, entry }))
    case 'symptoms':
      return snapshot.symptoms.map((entry) => ({ kind, entry }))
  }
}
