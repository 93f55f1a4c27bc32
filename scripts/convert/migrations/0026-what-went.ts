import { type Kysely, type Migration, sql } from 'kysely'

type Tables = {
  discontinued: { readonly feature: string }
  ended_comparison: object
  filing: { readonly file: string }
  weekly_mail: object
  visit_count: object
  private_file: { readonly id: string }
  dismissed_check: { readonly rule: string }
  entry_revision: { readonly document: string; readonly value: string }
  revision: { readonly document: string; readonly number: number; readonly value: string }
}

/** Remembers which features that this version takes away were used, so that an owner is told. */
export const whatWent: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('discontinued')
      .addColumn('feature', 'text', (column) => column.primaryKey())
      .execute()
    for (const [feature, isUsed] of Object.entries(uses))
      if (await isUsed(db)) await db.insertInto('discontinued').values({ feature }).execute()
    await db.schema.dropTable('ended_comparison').execute()
  },
}

const one = sql`1`.as('one')

/** Whether something of hers is stored of each feature. */
const uses: Readonly<Record<string, (db: Kysely<Tables>) => Promise<unknown>>> = {
  comparison: (db) => db.selectFrom('ended_comparison').select(one).limit(1).executeTakeFirst(),
  packs: (db) => db.selectFrom('filing').select(one).limit(1).executeTakeFirst(),
  'weekly-mail': (db) => db.selectFrom('weekly_mail').select(one).limit(1).executeTakeFirst(),
  'visit-details': (db) => db.selectFrom('visit_count').select(one).limit(1).executeTakeFirst(),
  'consent-files': (db) =>
    db
      .selectFrom('private_file')
      .select(one)
      .where('id', 'not in', db.selectFrom('filing').select('file'))
      .limit(1)
      .executeTakeFirst(),
  'former-wordings': (db) =>
    db
      .selectFrom('dismissed_check')
      .select(one)
      .where((row) => row.or([row('rule', 'like', 'palabra-%'), row('rule', 'in', formerRules)]))
      .limit(1)
      .executeTakeFirst(),
  'former-site': (db) =>
    db
      .selectFrom('entry_revision')
      .select(one)
      .where('document', '=', 'pages')
      .where('value', 'like', '%"formerPage":"%')
      .limit(1)
      .executeTakeFirst(),
  layouts: async (db) => {
    const latest = await db
      .selectFrom('revision')
      .select('value')
      .where('document', '=', 'selected-sections')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    return latest && formerLayouts.some((file) => latest.value.includes(`"${file}"`))
  },
}

const formerRules = [
  'testimonio-de-curacion',
  'lectura-dificil',
  'titulo-cortado',
  'descripcion-cortada',
  'fuente-sin-direccion',
]

const formerLayouts = [
  'header-cells',
  'nav-menu-panels',
  'hero-mural',
  'hero-arch',
  'hero-letter',
  'purpose-panorama',
  'certifications-wall',
  'certifications-timeline',
  'call-to-action-panorama',
  'services-strip',
  'symptoms-stage',
  'symptoms-arcade',
  'diseases-index',
  'diseases-feature',
  'experience-medallions',
  'about-me-letter',
  'about-me-column',
  'testimonials-wall',
  'payment-methods-table',
  'insurance-wall',
  'photos-gallery-strip',
  'photos-gallery-arcade',
  'general-call-to-action-band',
  'call-to-action-individual-band',
  'footer-map-card',
]
