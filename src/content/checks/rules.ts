import { appearanceRules } from './appearance.ts'
import { articleRules } from './articles.ts'
import { credentialRules } from './credentials.ts'
import { factRules } from './facts.ts'
import { linkRules } from './links.ts'
import { pictureRules } from './pictures.ts'
import { placeRules } from './places.ts'
import { priceRules } from './prices.ts'
import { privacyRules } from './privacy.ts'
import { readingRules } from './reading.ts'
import type { Rule } from './rule.ts'
import { sampleRules } from './sample.ts'
import { searchRules } from './search.ts'
import { serviceRules } from './services.ts'
import { testimonialRules } from './testimonials.ts'
import { urgencyRules } from './urgencies.ts'
import { wordingRules } from './wording.ts'

/** Every check of the site. */
export const rules: readonly Rule[] = [
  ...sampleRules,
  ...urgencyRules,
  ...credentialRules,
  ...testimonialRules,
  ...privacyRules,
  ...priceRules,
  ...factRules,
  ...wordingRules,
  ...articleRules,
  ...serviceRules,
  ...pictureRules,
  ...linkRules,
  ...placeRules,
  ...appearanceRules,
  ...readingRules,
  ...searchRules,
]
