/** The templates for new webs: names, with the highest number of their configurations. */
export const webTemplates: ReadonlyMap<string, number> = new Map([['STS', 3]])

/** What the templates are called, in every language. */
export const webTemplateFacts = {
  title: 'Team Site',
  description: 'Lists and libraries for people who work together.',
  category: 'Collaboration',
} as const

/** The templates with their configurations: `STS` 0, `STS` 1 and so on. */
export const configuredTemplates = (): { readonly name: string; readonly variant: number }[] =>
  [...webTemplates].flatMap(([name, last]) => Array.from({ length: last + 1 }, (_, variant) => ({ name, variant })))
