import type { Principal } from '../../core/access/principals.ts'
import { queryLists } from '../../core/acts/lists/lists.ts'
import { currentUser, getWebAuthor } from '../../core/acts/people/users.ts'
import { queryLanguages } from '../../core/acts/sites/title-resources.ts'
import { findParentWeb, queryWebs, type WebState } from '../../core/acts/sites/webs.ts'
import { type Document, getFolder } from '../../core/content/documents/documents.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { childrenOutsideLists } from '../../core/content/shown/children.ts'
import { foldersOfWeb, maxWebFolders } from '../../core/content/shown/web-folders.ts'
import type { List } from '../../core/model/lists/list.ts'
import { recycleBinEnabled } from '../../core/model/sites/web.ts'
import { meetingTemplate } from '../../core/model/sites/web-templates.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { currentToken } from '../changes/current-token.ts'
import { list } from '../lists/list.ts'
import { user } from '../people/principals.ts'
import { securedProperties } from '../permissions/securable.ts'
import { isoTime } from '../shape/iso-time.ts'
import { absoluteUrl, inWeb } from '../shape/navigation.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeNamed, shapeOf } from '../shape/shape-of.ts'
import { withoutPages } from './absent.ts'
import { ofWeb, securedWeb, webNavigation } from './web-navigation.ts'

const ownFolder = { from: { web: true } } as const

/** The number of the template STS. */
export const webTemplateNumber = 1

/** The number of the template of a web; 0 for a web without one. */
export const webTemplateNumberOf = ({ row }: WebState): number =>
  row.template === meetingTemplate.name ? meetingTemplate.number : row.template === '' ? 0 : webTemplateNumber

/** The properties of a web in lists of webs. */
export const webInformation: Shape<WebState, 'WebInformation'> = shapeOf<'WebInformation', WebState>('WebInformation', {
  Id: ({ row }) => row.id,
  Title: ({ row }) => row.title,
  Description: ({ row }) => row.description,
  ServerRelativeUrl: ({ url }) => url,
  Created: ({ row }) => isoTime(row.createdAt),
  LastItemModifiedDate: ({ lastItemModifiedAt }) => isoTime(lastItemModifiedAt),
  Language: ({ row }) => row.language,
  WebTemplate: ({ row }) => row.template,
  WebTemplateId: webTemplateNumberOf,
  Configuration: ({ row }) => row.configuration,
})

const toParent: Navigation<WebState> = {
  many: false,
  linked: true,
  expansion: {
    shape: () => webInformation as Shape<never>,
    load: (webs, ctx) => Promise.all(webs.map((one) => findParentWeb(ctx, one))),
  },
}

/** The folders of a web, all or the direct ones as the profile says; as many as one page has at most. */
async function foldersIn(inside: WireContext): Promise<readonly Document[]> {
  const bounds = { limit: maxWebFolders }
  if (inside.profile.webFolders === 'all') return (await foldersOfWeb(inside, bounds)).documents
  return (await childrenOutsideLists(inside, await getFolder(inside, ownFolder), documentKinds.folder, bounds)).documents
}

const welcomePageOf = async (inside: WireContext): Promise<string> => (await getFolder(inside, ownFolder)).row.welcomePage ?? ''

export const web: Shape<WebState, 'Web'> = {
  ...shapeOf<'Web', WebState>(
    'Web',
    {
      Id: ({ row }) => row.id,
      Title: ({ row }) => row.title,
      Description: ({ row }) => row.description,
      Url: ({ url }, ctx) => absoluteUrl(ctx, url),
      ServerRelativeUrl: ({ url }) => url,
      Created: ({ row }) => isoTime(row.createdAt),
      LastItemModifiedDate: ({ lastItemModifiedAt }) => isoTime(lastItemModifiedAt),
      LastItemUserModifiedDate: ({ lastItemModifiedAt }) => isoTime(lastItemModifiedAt),
      Language: ({ row }) => row.language,
      WebTemplate: ({ row }) => row.template,
      Configuration: ({ row }) => row.configuration,
      UIVersion: () => 15,
      RecycleBinEnabled: () => recycleBinEnabled,
      CurrentChangeToken: currentToken('web', ({ row }) => row.id),
      ServerRelativePath: ({ url }) => ({ DecodedUrl: url }),
      ResourcePath: ({ url }, ctx) => ({ DecodedUrl: absoluteUrl(ctx, url) }),
      SupportedUILanguageIds: { load: (webs, ctx) => Promise.all(webs.map((one) => queryLanguages(inWeb(ctx, one)))) },
      WelcomePage: { load: (webs, ctx) => Promise.all(webs.map((one) => welcomePageOf(inWeb(ctx, one)))) },
      ...withoutPages,
      IsMultilingual: { load: (webs, ctx) => Promise.all(webs.map(async (one) => (await queryLanguages(inWeb(ctx, one))).length > 1)) },
      ...securedProperties(securedWeb),
    },
    {
      navigation: {
        Author: ofWeb<Principal>(false, () => user, getWebAuthor),
        CurrentUser: ofWeb<Principal>(false, () => user, currentUser),
        Lists: ofWeb<List>(true, () => list, queryLists),
        Webs: ofWeb<WebState>(true, () => web, queryWebs),
        ParentWeb: toParent,
        ...webNavigation,
        Folders: ofWeb<unknown>(
          true,
          () => shapeNamed('Folder') as Shape<unknown>,
          (inside) => foldersIn(inside),
        ),
        RootFolder: ofWeb<unknown>(
          false,
          () => shapeNamed('Folder') as Shape<unknown>,
          (inside) => getFolder(inside, ownFolder),
        ),
      },
    },
  ),
  webUrl: ({ url }) => url,
}
