import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import type { FillWeb } from '../../access/farm-context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Runtime } from '../../kernel/ports.ts'
import type { PackageWebTemplate } from '../../kernel/providers/package-templates.ts'
import { webTemplates } from '../../model/sites/web-templates.ts'
import { siteReasons } from './reasons.ts'

export interface ChosenTemplate {
  readonly template: string
  readonly configuration: number
  /** Set for a template of a package. */
  readonly ofPackage?: PackageWebTemplate
}

/** A template of the server or of a package, and its configuration, such as `STS#0`. Fails with `web_template_not_found`. */
export function templateOf({ templates }: Pick<Runtime, 'templates'>, given: string): ChosenTemplate {
  const [, name = '', variant = '0'] = /^(\w+)(?:#(\d{1,3}))?$/.exec(given) ?? []
  const template = name.toUpperCase()
  const configuration = Number(variant)
  if (configuration <= (webTemplates.get(template) ?? -1)) return { template, configuration }
  const ofPackage = templates?.webs.get(`${template}#${configuration}`)
  if (ofPackage) return { template, configuration, ofPackage }
  const known = [...[...webTemplates].map(([one, last]) => `${one}#0 to ${one}#${last}`), ...(templates?.webs.keys() ?? [])]
  throw new DomainError(siteReasons.web_template_not_found, { template: given.slice(0, 60), known: known.join(', ') })
}

/** Fills a web of a template of a package. */
export async function fillChosen(
  inside: Context,
  scope: WriteScope,
  { ofPackage }: ChosenTemplate,
  fill: FillWeb | undefined,
): Promise<void> {
  if (!ofPackage) return
  if (!fill) throw new Error('this way of making webs knows no templates of packages')
  await fill(inside, scope, ofPackage)
}
