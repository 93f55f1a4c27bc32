import type { DocumentName } from '#content/documents/documents.ts'
import type { DraftDocument } from '#content/documents/draft-schema.ts'
import type { EntryDocument } from '#content/documents/entries.ts'
import type { MediaFormat } from '#content/media/media.ts'
import type { Metric } from '#content/visits/visits.ts'
import type { Role } from '#contract/call.ts'

export type RevisionTable = {
  document: DocumentName
  /** Starts at 1 for each document. */
  number: number
  author: string
  /** ISO 8601, UTC. */
  created_at: string
  /** JSON. For a document whose entries are stored one by one: their references, see `entry-refs.ts`. */
  value: string
  /** JSON that another program sent and reads again, if it is not the complete form of the value. */
  sent: string | null
}

/** One saved state of one entry of a list document. */
export type EntryRevisionTable = {
  document: EntryDocument
  /** Identifies the entry for ever, also when its id changes. */
  entry: string
  /** Number of the document's revision that this state was saved with. */
  number: number
  author: string
  /** ISO 8601, UTC. */
  created_at: string
  id: string
  title: string
  /** JSON; null when this revision removed the entry. */
  value: string | null
}

/** An id that an entry no longer has. */
type FormerIdTable = { document: EntryDocument; id: string; entry: string; since: string }

/** What was edited of one subject and not published. */
export type DraftTable = {
  document: DraftDocument
  /** Id of the entry, or the name of a new one; empty for a whole document. */
  entry: string
  /** Identifies this state. It changes with every write. */
  version: string
  saved_at: string
  /** Number of differences between `base` and `value`. */
  changes: number
  /** ETag of the saved version that the draft started from; null for a new entry. */
  base_tag: string | null
  /** JSON of that version. */
  base: string
  /** JSON of the draft. It may be incomplete. */
  value: string
}

/** Who changed one thing of a draft last. */
export type DraftChangeTable = Pick<DraftTable, 'document' | 'entry'> & {
  /** Key of the thing: see `content/changes/change.ts`. */
  key: string
  author: string
  changed_at: string
  /** 1 if it is left out of the next publish, else 0. */
  left_out: number
}

/** A link that shows a draft to people without an account. */
type DraftLinkTable = {
  id: string
  token_hash: string
  /** Id of the person who made it. */
  account: string
  created_at: string
  expires_at: string
  changes: number
  /** JSON: document → number of the revision that was live when the link was made. */
  revisions: string
  /** JSON: the drafts over these revisions. */
  drafts: string
}

/** Changes that are published together at a time. */
export type DatedChangeTable = {
  id: string
  /** ISO 8601, UTC. */
  due_at: string
  /**
   * `waiting` until the time; `saved` while the release that shows the changes is not known to be live; `refused` if
   * they no longer fitted at the time.
   */
  state: 'waiting' | 'saved' | 'published' | 'refused'
  author: string
  /** Role of the author when she dated the changes. */
  role: Role
  created_at: string
  /** JSON: the earlier and the later value of each document or entry. */
  parts: string
  /** JSON: document → number of the revision that holds the changes, once they are saved. */
  revisions: string | null
  done_at: string | null
}

/** A file that only signed-in people may see. */
type PrivateFileTable = {
  id: string
  name: string
  type: string
  created_at: string
  content: Uint8Array
}

export type ReleaseTable = {
  id: number
  created_at: string
  /** JSON: document → the revision number it was published with. */
  revisions: string
}

// better-auth's own tables, with only the columns that this code reads or writes. Times are ISO 8601 text here.

type UserTable = {
  id: string
  name: string
  email: string
  role: Role
  emailVerified: number
  createdAt: string
  updatedAt: string
  twoFactorEnabled: number
}

type AccountTable = {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: string
  updatedAt: string
}

type SessionTable = {
  id: string
  userId: string
  token: string
  createdAt: string
  updatedAt: string
  expiresAt: string
}
type TwoFactorTable = { id: string; userId: string }
type VerificationTable = {
  id: string
  identifier: string
  value: string
  createdAt: string
  updatedAt: string
  expiresAt: string
}

type PasskeyTable = { id: string; userId: string; credentialID: string; name: string | null }

/** A link for setting a new password: see `password-recovery.ts`. */
type PasswordResetTable = {
  token_hash: string
  /** HMAC of the typed e-mail address, whether or not an account has it. */
  account_key: string
  /** Null when no account has that e-mail address; the link then opens nothing. */
  user_id: string | null
  from_known_device: number
  created_at: string
  expires_at: string
}

/** A code on paper that sets a new password once: see `recovery-codes.ts`. */
type RecoveryCodeTable = { code_hash: string; user_id: string }

/** Number of requests under a key in one time window: see `request-limit.ts`. */
type RequestCountTable = { key: string; count: number; window_ends_at: string }

/** Failed sign-in attempts under one key: see `sign-in-limits.ts`. */
type SignInAttemptTable = {
  /** A hash; behind the account's id and a point when it counts the guesses at one account. */
  key: string
  failures: number
  failed_at: string
}

/** A second-factor code that was accepted: see `spent-codes.ts`. */
type SpentCodeTable = { key: string; spent_at: string }

/** The link that creates the first owner account, while it is open. */
type SetupLinkTable = { token_hash: string; created_at: string }

/** A link that lets one more person join as an assistant. */
type InvitationTable = {
  id: string
  token_hash: string
  /** Id of the owner who created the invitation. */
  invited_by: string
  /** E-mail address of the invited person, if the owner entered one. */
  email: string | null
  created_at: string
  expires_at: string
}

/** An uploaded picture. `hash` is the SHA-256 of the uploaded bytes. */
export type MediaSourceTable = {
  hash: string
  width: number
  height: number
  uploaded_bytes: number
  /** Average colour, `#rrggbb`. */
  color: string
  created_at: string
  /** Upright, in sRGB, without EXIF. Renditions are made from these bytes. */
  content: Uint8Array
}

export type MediaItemTable = {
  id: string
  source_hash: string
  /** Identifies the source together with the crop: see `media-version.ts`. */
  version: string
  /** JSON. */
  crop: string | null
  title: string
  file_name: string
  alt: string
  decorative: number
  focus_x: number
  focus_y: number
  created_at: string
  updated_at: string
  /** Id of the picture whose place it takes when a draft of that picture is published; otherwise null. */
  prepared_for: string | null
}

/** An earlier state of a picture, kept when the picture is replaced or removed. */
export type MediaFormerTable = Omit<MediaItemTable, 'id' | 'updated_at' | 'prepared_for'> & {
  item_id: string
  replaced_at: string
}

type MediaRenditionTable = {
  version: string
  format: MediaFormat
  width: number
  created_at: string
  content: Uint8Array
}

/** When the site was launched; one row, or none before. */
type LaunchTable = { launched_at: string; author: string }

/** A text of the privacy notice, and since when it was public: see `privacy-versions.ts`. */
type PrivacyVersionTable = { since: string; digest: string }

/** A finding of the checks that the owner does not want to see: see `content/checks/finding.ts` for the key. */
export type DismissedCheckTable = {
  key: string
  rule: string
  reason: string
  author: string
  created_at: string
}

/** The twelve questions as an owner answered them once: see `checklists.ts`. */
export type ChecklistTable = {
  id: string
  /** ISO 8601, UTC. */
  answered_at: string
  author: string
  /** JSON: the questions in their words, with the answers. */
  answers: string
}

/** How often something was counted in one week: see `visit-counts.ts`. */
export type VisitCountTable = {
  /** The Monday of the week, by the practice's clocks: `2026-12-21`. */
  week: string
  page: string
  metric: Metric
  count: number
}

/** Changes that could not be joined with those of others: see `set-aside.ts`. */
type SetAsideTable = {
  id: string
  author: string
  /** Where it was made: 'Servicios: Precios › Consulta'. */
  place: string
  /** What she wrote. */
  words: string
}

/** What an update took away although an owner used it: see `discontinued.ts`. */
type DiscontinuedTable = { feature: string }

export type Tables = {
  revision: RevisionTable
  entry_revision: EntryRevisionTable
  former_id: FormerIdTable
  private_file: PrivateFileTable
  release: ReleaseTable
  launch: LaunchTable
  privacy_version: PrivacyVersionTable
  dismissed_check: DismissedCheckTable
  checklist: ChecklistTable
  user: UserTable
  account: AccountTable
  session: SessionTable
  twoFactor: TwoFactorTable
  verification: VerificationTable
  sign_in_attempt: SignInAttemptTable
  spent_code: SpentCodeTable
  setup_link: SetupLinkTable
  invitation: InvitationTable
  passkey: PasskeyTable
  password_reset: PasswordResetTable
  recovery_code: RecoveryCodeTable
  request_count: RequestCountTable
  media_source: MediaSourceTable
  media_item: MediaItemTable
  media_former: MediaFormerTable
  media_rendition: MediaRenditionTable
  draft: DraftTable
  draft_change: DraftChangeTable
  draft_link: DraftLinkTable
  visit_count: VisitCountTable
  discontinued: DiscontinuedTable
  set_aside: SetAsideTable
  dated_change: DatedChangeTable
}
