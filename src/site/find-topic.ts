import type { Snapshot } from '#content/snapshot.ts'
import { entryPlace } from './entry-places.ts'
import type { TopicEntry, TopicKind } from './topics.ts'

/** The service, disease or symptom with this id. */
export function findTopic(snapshot: Snapshot, kind: TopicKind, id: string): TopicEntry | undefined {
  const place = entryPlace(snapshot[kind], id) ?? -1
  switch (kind) {
    case 'services': {
      const entry = snapshot.services[place]
      return entry && { kind, entry }
    }
    case 'diseases': {
      const entry = snapshot.diseases[place]
      return entry && { kind, entry }
    }
    case 'symptoms': {
      const entry = snapshot.symptoms[place]
      return entry && { kind, entry }
    }
  }
}
