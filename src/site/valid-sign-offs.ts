import type { JsonObject } from '#content/json.ts'
import { medicalDigest, noSignOff, type SignOff } from '#content/sign-off.ts'
import type { Snapshot } from '#content/snapshot.ts'

type Signed = JsonObject & { signOff: SignOff }

const checkedSnapshots = new WeakMap<Snapshot, Snapshot>()
const checkedLists = new WeakMap<object, object>()

/**
 * The snapshot without signatures under texts that changed since: pages say 'Revisado por …' only of a text that the
 * doctor signed. Lists without such an entry stay the same arrays. @param snapshot With marks, as they are stored.
 */
export function withValidSignOffs(snapshot: Snapshot): Snapshot {
  const known = checkedSnapshots.get(snapshot)
  if (known) return known
  const lists = {
    services: validIn(snapshot.services),
    diseases: validIn(snapshot.diseases),
    symptoms: validIn(snapshot.symptoms),
  }
  const isSame =
    lists.services === snapshot.services &&
    lists.diseases === snapshot.diseases &&
    lists.symptoms === snapshot.symptoms
  const valid = isSame ? snapshot : { ...snapshot, ...lists }
  checkedSnapshots.set(snapshot, valid)
  return valid
}

function validIn<Entry extends Signed>(entries: Entry[]): Entry[]
function validIn(entries: Signed[]): object {
  const known = checkedLists.get(entries)
  if (known) return known
  const isStale = (entry: Signed) =>
    entry.signOff.digest !== '' && entry.signOff.digest !== medicalDigest(entry)
  const checked = entries.map((entry) => (isStale(entry) ? { ...entry, signOff: noSignOff } : entry))
  const valid = checked.some((entry, index) => entry !== entries[index]) ? checked : entries
  checkedLists.set(entries, valid)
  return valid
}
