import { BrowserFetch, DefaultParse, HttpRequestError, InjectHeaders } from '@pnp/queryable'
import { DefaultHeaders, DefaultInit, type SPFI, spfi } from '@pnp/sp'
import type { IFolder, IFolders } from '@pnp/sp/folders/index.js'
import type { IItems } from '@pnp/sp/items/index.js'
import type { IList, ILists } from '@pnp/sp/lists/index.js'
import type { IRecycleBin } from '@pnp/sp/recycle-bin/index.js'
import type { ISiteUser } from '@pnp/sp/site-users/index.js'
import type { ISite } from '@pnp/sp/sites/index.js'
import type { IView, IViews } from '@pnp/sp/views/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import { basic } from '../../support/server.ts'

// The typings of PnPjs extend classes in modules without file extensions, which Node does not resolve.
// A test that uses one of these imports its module.
declare module '@pnp/sp/fi.js' {
  interface SPFI {
    readonly web: IWeb
    readonly site: ISite
  }
}
declare module '@pnp/sp/webs/types.js' {
  interface IWeb {
    readonly lists: ILists
    readonly folders: IFolders
    readonly rootFolder: IFolder
    readonly recycleBin: IRecycleBin
    readonly currentUser: ISiteUser
    getList(url: string): IList
    getFolderByServerRelativePath(path: string): IFolder
    getFolderById(id: string): IFolder
  }
}
declare module '@pnp/sp/sites/types.js' {
  interface ISite {
    readonly recycleBin: IRecycleBin
  }
}
declare module '@pnp/sp/lists/types.js' {
  interface IList {
    readonly items: IItems
    readonly rootFolder: IFolder
    readonly views: IViews
    readonly defaultView: IView
  }
}

/** @pnp/sp as a user, with the behaviours that its documentation names for a program with its own credentials. */
export const pnpAs = (url: string, userName: string, headers: Readonly<Record<string, string>> = {}): SPFI =>
  spfi(url).using(
    DefaultHeaders(),
    DefaultInit(),
    BrowserFetch(),
    DefaultParse(),
    InjectHeaders({ Authorization: basic(userName), ...headers }),
  )

/** The status of a request; 200 for any success. */
export async function statusOf(request: Promise<unknown>): Promise<number> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof HttpRequestError ? error.status : 200
}
