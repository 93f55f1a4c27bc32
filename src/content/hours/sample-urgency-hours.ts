/** What the sample of earlier versions promised for emergencies. A site made with one of them may still say it. */
export const formerSampleUrgencyHours = 'Las 24 horas, en el hospital'
