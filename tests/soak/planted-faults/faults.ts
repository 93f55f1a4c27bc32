/** A fault that could be made by mistake, and the test of the gate that finds it. */
export type PlantedFault = {
  /** What would go wrong, for whom. */
  readonly what: string
  readonly file: string
  /** A text that is in the file once. */
  readonly from: string
  readonly to: string
  readonly foundBy:
    | { readonly runner: 'vitest'; readonly project: 'unit' | 'postgres' | 'server'; readonly file: string }
    /** Runs on a build that has the fault. */
    | { readonly runner: 'playwright'; readonly project: 'gate'; readonly file: string }
}

const unit = (file: string) => ({ runner: 'vitest', project: 'unit', file }) as const
const page = (file: string) => ({ runner: 'playwright', project: 'gate', file }) as const

export const plantedFaults: readonly PlantedFault[] = [
  {
    what: 'calls are answered without a session',
    file: 'src/server/calls/guard-calls.ts',
    from: "if (call.access === 'anyone') return",
    to: "if (call.access === 'anyone' || request.method === 'GET') return",
    foundBy: unit('src/server/calls/permissions.test.ts'),
  },
  {
    what: 'an assistant may do what is reserved for the owner',
    file: 'src/server/calls/guard-calls.ts',
    from: "if (!call.access.includes(session.owner.role)) throw new Problem('owner_only')",
    to: '',
    foundBy: unit('src/server/calls/permissions.test.ts'),
  },
  {
    what: 'a page of another site can write',
    file: 'src/server/calls/guard-calls.ts',
    from: "if (!isOwn) throw new Problem('cross_site')",
    to: 'if (!isOwn) return',
    foundBy: unit('src/server/http/refuse-cross-site.test.ts'),
  },
  {
    what: 'the password is enough although she set up a second factor',
    file: 'src/server/auth/better-auth.ts',
    from: 'twoFactor({ issuer: new URL(siteUrl).host, accountLockout: { enabled: false } }),',
    to: '',
    foundBy: unit('src/server/auth/two-factor.test.ts'),
  },
  {
    what: 'a code of the second factor works again',
    file: 'src/server/auth/spent-codes.ts',
    from: 'if (age < codesAreRememberedFor) return false',
    to: '',
    foundBy: unit('src/server/auth/code-guessing.test.ts'),
  },
  {
    what: 'a save is answered before visitors see it',
    file: 'src/server/api/saver.ts',
    from: 'const isLive = live?.revisions[document] === number && live.snapshot.revisedAt[document] === createdAt',
    to: 'const isLive = live !== undefined && number > 0 && createdAt.length > 0',
    foundBy: unit('src/server/api/save-routes.test.ts'),
  },
  {
    what: 'a stale save overwrites what another person saved',
    file: 'src/server/store/store.ts',
    from: "if (isExpected && !isExpected(row && toSummary(row))) throw new Problem('stale_revision')",
    to: '',
    foundBy: unit('src/server/store/store.test.ts'),
  },
  {
    what: 'a removed picture stays public',
    file: 'src/server/media/serving/public-versions.ts',
    from: 'return ofLibrary.has(version) ||',
    to: 'return version.length > 0 || ofLibrary.has(version) ||',
    foundBy: unit('src/server/api/removed-pictures.test.ts'),
  },
  {
    what: 'a text can end the script that holds it',
    file: 'src/site/islands/island.tsx',
    from: ".replaceAll('<', '\\\\u003c')",
    to: '',
    foundBy: page('tests/browser/stored-scripts.spec.ts'),
  },
  {
    what: 'a number of ten digits calls another country',
    file: 'src/content/phones/phone-number.ts',
    from: "numbered('mexican', `+52",
    to: "numbered('mexican', `+5",
    foundBy: unit('src/content/phones/phone-number.test.ts'),
  },
  {
    what: 'a closed day shows as open',
    file: 'src/content/notices/notice-hours.ts',
    from: ".filter(({ hours, workplace }) => hours !== 'usual' &&",
    to: ".filter(({ hours, workplace }) => hours === 'changed' &&",
    foundBy: unit('src/content/notices/notice.test.ts'),
  },
  {
    what: 'a draft that reached no server is lost on a reload',
    file: 'src/admin/draft/unsent-changes.ts',
    from: 'setItem(key, JSON.stringify(changes))',
    to: "setItem(key, '')",
    foundBy: unit('src/admin/draft/draft-sync.test.ts'),
  },
  {
    what: 'what was left out is published once it is edited further',
    file: 'src/server/store/drafts.ts',
    from: 'doUpdateSet({ author, changed_at: savedAt })',
    to: 'doUpdateSet({ author, changed_at: savedAt, left_out: 0 })',
    foundBy: unit('src/server/api/drafts/next-routes.test.ts'),
  },
  {
    what: 'undo takes back what her assistant changed',
    file: 'src/admin/draft/history.ts',
    from: 'if (draft === from) return to',
    to: 'if (draft) return to',
    foundBy: unit('src/admin/draft/draft-store.test.ts'),
  },
  {
    what: 'a page shifts once its script runs',
    file: 'src/site/browser/loader.ts',
    from: '/** The last click per island',
    to: "afterPaint(() => document.body.style.setProperty('padding-top', '48px'))\n\n/** The last click per island",
    foundBy: page('tests/browser/page-kinds.spec.ts'),
  },
  {
    what: 'the page beneath an open menu takes the focus',
    file: 'src/site/islands/overlay.ts',
    from: 'for (const element of covering) element.inert = true',
    to: '',
    foundBy: page('tests/browser/side-menu.spec.ts'),
  },
]
