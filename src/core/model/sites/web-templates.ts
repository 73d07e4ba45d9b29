/** The templates for new webs: names, with the highest number of their configurations. */
export const webTemplates: ReadonlyMap<string, number> = new Map([['STS', 3]])
