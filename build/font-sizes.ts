import type { LengthValue, MediaCondition, MediaQuery, QueryFeatureFor_MediaFeatureId } from 'lightningcss'

/** The browsers' usual font size in px. */
const usualFontSize = 16

/**
 * Measures a media query in the visitor's font size. The style sheets name the width of the window in px, at the usual
 * font size. A visitor with larger text gets the layout for so many letters fewer, as if she had zoomed in.
 */
export function queryInFontSizes(query: MediaQuery): MediaQuery {
  return query.condition ? { ...query, condition: conditionInFontSizes(query.condition) } : query
}

function conditionInFontSizes(condition: MediaCondition): MediaCondition {
  if (condition.type === 'operation')
    return { ...condition, conditions: condition.conditions.map(conditionInFontSizes) }
  if (condition.type === 'not') return { ...condition, value: conditionInFontSizes(condition.value) }
  return condition.type === 'feature'
    ? { ...condition, value: featureInFontSizes(condition.value) }
    : condition
}

type Feature = QueryFeatureFor_MediaFeatureId

function featureInFontSizes(feature: Feature): Feature {
  if (feature.type !== 'range' || feature.value.type !== 'length') return feature
  const length = feature.value.value
  if (length.type !== 'value' || length.value.unit !== 'px') return feature
  // 'Up to 1279 px' ends where 'from 1280 px' begins, also in a window of 1279.5 px.
  const isUpTo = feature.operator === 'less-than-equal'
  const value = (length.value.value + (isUpTo ? 1 : 0)) / usualFontSize
  return {
    ...feature,
    operator: isUpTo ? 'less-than' : feature.operator,
    value: { type: 'length', value: { type: 'value', value: { unit: 'em', value } } },
  }
}

/** Shorter lengths are lines, corners and gaps that need not grow with the text. */
const shortest = 8

/** Measures a length in px in the visitor's font size, so that boxes grow with the text in them. */
export function lengthInFontSizes({ unit, value }: LengthValue): LengthValue {
  return unit === 'px' && Math.abs(value) >= shortest
    ? { unit: 'rem', value: value / usualFontSize }
    : { unit, value }
}
