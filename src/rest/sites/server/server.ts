import { demand } from '../../../core/access/access.ts'
import type { Context } from '../../../core/access/context.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import { kernelReasons } from '../../../core/kernel/reasons.ts'
import { rootWeb } from '../../../core/model/sites/find-web.ts'
import { languageTags } from '../../../core/model/sites/languages.ts'
import { contract } from '../../../entities/shape/contract.ts'
import { currencyList } from '../../../entities/sites/regional/currencies.ts'
import { installedLanguages } from '../../../entities/sites/regional/regional-settings.ts'
import { requestContext, requestUserContext } from '../../../entities/sites/request-context.ts'
import { serviceDocument } from '../../../formats/odata/service-document.ts'
import type { WireContext } from '../../../profile/wire-context.ts'
import { contentTypes } from '../../odata/negotiate.ts'
import { serviceRoot } from '../../odata/render.ts'
import type { Handlers } from '../../protocol/handlers.ts'

type Operations =
  | 'getServiceDocument'
  | 'getRequestContext'
  | 'getRequestUserContext'
  | 'getRemoteContext'
  | 'isHostedService'
  | 'listBlockedFileExtensions'
  | 'getGlobalInstalledLanguages'
  | 'listCurrencies'
  | 'isUpgradeNeeded'
  | 'runHealthCheck'
  | 'runUpgrade'

const written = [...Object.keys(contract.paths), ...(contract['x-addresses'] ?? []).flatMap(({ forms }) => forms)]

/** The names with which addresses below the root of the API begin, as the contract writes them, in their order; those of the server once. */
const entryPoints: readonly string[] = [
  ...new Set(written.flatMap((path) => /^\/_api\/(?!svc\.)([a-z][\w.]*)/i.exec(path)?.[1] ?? [])),
].sort()

/** The settings of the server are no secret of a web, but only for callers with credentials. */
function demandCredentials({ actor }: WireContext): void {
  if (actor.scheme === 'Anonymous') throw new DomainError(kernelReasons.sign_in_required, { message: 'this address needs credentials.' })
}

const demandManager = async (ctx: Context): Promise<void> => demand(ctx, 'ManageWeb', await rootWeb(ctx))

/** contracts/rest/sites/server/server.yaml */
export const serverHandlers: Pick<Handlers<WireContext>, Operations> = {
  getServiceDocument: async (ctx, { envelope }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const root = serviceRoot(ctx)
    if (envelope === 'atom') return reply.media(200, 'application/atomsvc+xml;charset=utf-8', serviceDocument(root, entryPoints))
    if (envelope === 'verbose') return reply.media(200, contentTypes.verbose, JSON.stringify({ d: { EntitySets: entryPoints } }))
    const value = entryPoints.map((name) => ({ name, url: name }))
    const metadata = envelope === 'nometadata' ? {} : { [ctx.profile.bodies.controls.metadata]: `${root}$metadata` }
    return reply.media(200, contentTypes[envelope], JSON.stringify({ ...metadata, value }))
  },

  getRequestContext: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, requestContext, ctx.web)
  },

  getRequestUserContext: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, requestUserContext, ctx.web)
  },

  getRemoteContext: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.nothing(200, 'GetRemoteContext')
  },

  isHostedService: (ctx, _call, reply) => {
    demandCredentials(ctx)
    return reply.value(200, 'Edm.Boolean', 'IsSharePointOnline', false)
  },

  listBlockedFileExtensions: (ctx, _call, reply) => {
    demandCredentials(ctx)
    return reply.values(200, 'Edm.String', 'GetBlockedFileExtensions', [])
  },

  getGlobalInstalledLanguages: (ctx, _call, reply) => {
    demandCredentials(ctx)
    return reply.complex(200, 'LanguageCollection', 'GetGlobalInstalledLanguages', installedLanguages)
  },

  listCurrencies: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const tag = languageTags.get(ctx.web.row.locale) ?? 'en-us'
    return reply.complex(200, 'CurrencyInformationCollection', 'GetList', currencyList(tag))
  },

  isUpgradeNeeded: async (ctx, _call, reply) => {
    await demandManager(ctx)
    return reply.value(200, 'Edm.Boolean', 'NeedsUpgradeByType', false)
  },

  runHealthCheck: async (ctx, _call, reply) => {
    await demandManager(ctx)
    const none = { FailedErrorCount: 0, FailedWarningCount: 0, PassedCount: 0, Results: [] }
    return reply.complex(200, 'SiteHealthSummary', 'RunHealthCheck', none)
  },

  runUpgrade: async (ctx, _call, reply) => {
    await demandManager(ctx)
    return reply.nothing(200, 'RunUpgradeSiteSession')
  },
}
