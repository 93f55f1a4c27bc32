const yearsPlaceholder = '{yearsOfExperience}'

/** The presentation with the years of experience in place of the placeholder. */
export const aboutMeText = (description: string, yearsOfExperience: number) =>
  description.replaceAll(yearsPlaceholder, String(yearsOfExperience))
