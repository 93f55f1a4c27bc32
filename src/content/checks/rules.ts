import { appearanceRules } from './appearance.ts'
import { articleRules } from './articles.ts'
import { credentialRules } from './credentials.ts'
import { factRules } from './facts.ts'
import { linkRules } from './links.ts'
import { phraseRule } from './phrases/phrase-rule.ts'
import { pictureRules } from './pictures.ts'
import { placeRules } from './places.ts'
import { priceRules } from './prices.ts'
import { privacyRules } from './privacy.ts'
import type { Rule } from './rule.ts'
import { sampleRules } from './sample.ts'
import { serviceRules } from './services.ts'
import { testimonialRules } from './testimonials.ts'
import { urgencyRules } from './urgencies.ts'

/** Every check of the site. */
export const rules: readonly Rule[] = [
  ...sampleRules,
  ...urgencyRules,
  ...credentialRules,
  ...testimonialRules,
  ...privacyRules,
  ...priceRules,
  ...factRules,
  phraseRule,
  ...articleRules,
  ...serviceRules,
  ...pictureRules,
  ...linkRules,
  ...placeRules,
  ...appearanceRules,
]
