import type { Context } from '../../core/access/context.ts'
import { deleteWeb } from '../../core/acts/sites/web-changes.ts'
import type { WebState } from '../../core/acts/sites/webs.ts'
import { addWebFrom } from '../../core/acts/templates/web-templates.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { pathBelow, webAtPath } from '../protocol/web-path.ts'

/** The input of CreateWeb, in each service that has it. */
interface WebInput {
  readonly url: string
  readonly title: string
  readonly description?: string | undefined
  readonly templateName: string
  readonly language?: number | undefined
  readonly uniquePermissions?: boolean | undefined
  readonly anonymous?: boolean | undefined
}

/**
 * CreateWeb of both services: creates a web below the one that its URL names. Fails with `invalid_request`,
 * `site_not_found` (no web above it), and as `addWebFrom`.
 */
export async function createWebAt(ctx: Context, input: WebInput): Promise<WebState> {
  if (input.anonymous === true)
    throw invalid('CreateWeb/anonymous must be false: a farm administrator lets anonymous users read, for a whole web application.')
  const path = pathBelow(ctx, 'CreateWeb/url', input.url)
  const slash = path.lastIndexOf('/')
  const web = await webAtPath(ctx, path.slice(0, slash) || '/')
  return addWebFrom(
    { ...ctx, web },
    {
      title: input.title,
      leafName: path.slice(slash + 1),
      description: input.description ?? '',
      template: input.templateName,
      language: input.language ?? web.row.language,
      hasOwnPermissions: input.uniquePermissions ?? false,
    },
    viewQueryOf,
  )
}

/** DeleteWeb of both services. Fails with `invalid_request`, `site_not_found`, and as `deleteWeb`. */
export async function deleteWebAt(ctx: Context, url: string): Promise<void> {
  const web = await webAtPath(ctx, pathBelow(ctx, 'DeleteWeb/url', url))
  await deleteWeb({ ...ctx, web })
}
