import type { Runtime } from '../../kernel/ports.ts'

/** The templates for new webs: names, with the highest number of their configurations. */
export const webTemplates: ReadonlyMap<string, number> = new Map([
  ['STS', 3],
  ['MPS', 4],
])

/** The template of meeting workspaces, with the titles of its configurations. Nobody is offered it for other webs. */
export const meetingTemplate = {
  name: 'MPS',
  number: 2,
  titles: [
    'Basic Meeting Workspace',
    'Blank Meeting Workspace',
    'Decision Meeting Workspace',
    'Social Meeting Workspace',
    'Multipage Meeting Workspace',
  ],
} as const

/** What the templates are called, in every language. */
export const webTemplateFacts = {
  title: 'Team Site',
  description: 'Lists and libraries for people who work together.',
  category: 'Collaboration',
} as const

/** A template of webs with its configuration, as lists of templates show it. */
export interface OfferedWebTemplate {
  readonly name: string
  readonly variant: number
  readonly title: string
  readonly description: string
  readonly category: string
  /** The package that registered it; missing for one of the server. */
  readonly source?: string
}

/** The templates that are offered, with their configurations: `STS` 0, `STS` 1 and so on, then those of packages. */
export const configuredTemplates = ({ templates }: Pick<Runtime, 'templates'>): OfferedWebTemplate[] => [
  ...[...webTemplates].flatMap(([name, last]) =>
    name === meetingTemplate.name ? [] : Array.from({ length: last + 1 }, (_, variant) => ({ name, variant, ...webTemplateFacts })),
  ),
  ...[...(templates?.webs ?? [])].map(([key, { title, description = '', category = 'Custom', source }]) => {
    const [name = '', variant = '0'] = key.split('#')
    return { name, variant: Number(variant), title, description, category, source }
  }),
]
