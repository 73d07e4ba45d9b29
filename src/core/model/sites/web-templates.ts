/** What webs can be made from: templates by name, with the highest of their variants. */
export const webTemplates: ReadonlyMap<string, number> = new Map([['STS', 3]])
