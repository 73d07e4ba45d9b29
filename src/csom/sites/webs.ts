import { getFile } from '../../core/acts/files/files.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { ensureUser, getUser } from '../../core/acts/people/users.ts'
import { hasRights } from '../../core/acts/permissions/asked-rights.ts'
import { deleteWeb, updateWeb } from '../../core/acts/sites/web-changes.ts'
import { getWeb } from '../../core/acts/sites/webs.ts'
import { addWebFrom } from '../../core/acts/templates/web-templates.ts'
import { getFolder } from '../../core/content/documents/documents.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { maskOf } from '../../core/model/permissions/rights.ts'
import { file as fileShape } from '../../entities/files/file.ts'
import { folder as folderShape } from '../../entities/files/folder.ts'
import { viewQueryOf } from '../../entities/lists/input/view-input.ts'
import { list as listShape } from '../../entities/lists/list.ts'
import { user as userShape } from '../../entities/people/principals.ts'
import { inWeb } from '../../entities/shape/navigation.ts'
import { present } from '../../entities/shape/present.ts'
import { web as webShape } from '../../entities/sites/web.ts'
import { leniently } from '../../formats/percent.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pathIn } from '../message/resource-path.ts'
import { entriesOf, forgetEntries, setEntry } from '../objects/bags.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { type EntityObject, notInModel, objectOf } from '../objects/objects.ts'
import { changesOf } from './changes.ts'
import { furtherWebMethods } from './found-in-web.ts'

const folderAt = async (ctx: WireContext, from: Parameters<typeof getFolder>[1]['from']) =>
  objectOf(ctx, folderShape, await getFolder(ctx, { from }))
const fileAt = async (ctx: WireContext, address: Parameters<typeof getFile>[1]) => objectOf(ctx, fileShape, await getFile(ctx, address))

/** The URL as it stands comes first, then the decoded one. */
const asGiven = (url: string) => ({ url, decoded: leniently(url) })

/** Stores what was set of a web, and reads it again. */
async function store(object: Objects['Web']): Promise<void> {
  const { ctx } = object
  const { Title: title, Description: description } = settingsOf<'Web'>(object)
  const properties = [...entriesOf(object as EntityObject)]
  await updateWeb(ctx, { ...present({ title, description }), ...(properties.length > 0 && { properties }) })
  const now = [...(await ctx.site.schema.webs()).values()].find(({ row }) => row.id === ctx.web.row.id)
  object.value = await getWeb(inWeb(ctx, now ?? ctx.web))
  object.settings.clear()
  forgetEntries(object as EntityObject)
}

/** contracts/csom/sites.yaml */
export const webMethods: HandlersOf<'Web' | 'WebCollection' | 'PropertyValues'> = {
  'Web.GetList': async ({ ctx }, [url]) => objectOf(ctx, listShape, await getList(ctx, { url })),
  'Web.GetCatalog': async ({ ctx }, [catalog]) => objectOf(ctx, listShape, await getList(ctx, { catalog })),
  'Web.GetUserById': async ({ ctx }, [id]) => objectOf(ctx, userShape, await getUser(ctx, { id })),
  'Web.GetFolderByServerRelativeUrl': ({ ctx }, [url]) => folderAt(ctx, asGiven(url)),
  'Web.GetFolderByServerRelativePath': ({ ctx }, [path]) => folderAt(ctx, { url: pathIn(path) }),
  'Web.GetFolderById': ({ ctx }, [id]) => folderAt(ctx, { id }),
  'Web.GetFileByServerRelativeUrl': ({ ctx }, [url]) => fileAt(ctx, asGiven(url)),
  'Web.GetFileByServerRelativePath': ({ ctx }, [path]) => fileAt(ctx, { url: pathIn(path) }),
  'Web.GetFileById': ({ ctx }, [id]) => fileAt(ctx, { id }),
  ...furtherWebMethods,
  'Web.EnsureUser': async ({ ctx }, [name], { hostName }) => objectOf(ctx, userShape, await ensureUser(ctx, name, hostName)),
  'Web.DoesUserHavePermissions': ({ ctx }, [{ High = 0, Low = 0 }]) => hasRights(ctx, maskOf(High, Low)),
  'Web.GetChanges': ({ ctx }, [query]) => changesOf(ctx, { kind: 'web', id: ctx.web.row.id, securable: ctx.web }, query),
  'Web.Update': store,
  'Web.DeleteObject': ({ ctx }) => deleteWeb(ctx),

  'WebCollection.Add': async ({ ctx }, [creation]) => {
    const {
      Title: title,
      Url: leafName,
      Description: description = '',
      WebTemplate: template = 'STS',
      Language: language = 1033,
    } = creation
    if (title === undefined || leafName === undefined) throw invalid('WebCreationInformation needs a Title and a Url.')
    const hasOwnPermissions = creation.UseSamePermissionsAsParentSite === false
    const made = await addWebFrom(ctx, { title, leafName, description, template, language, hasOwnPermissions }, viewQueryOf)
    return objectOf(inWeb(ctx, made), webShape, made)
  },

  'PropertyValues.SetFieldValue': (object, [name, value]) => {
    const { parent } = object
    if (!parent) throw notInModel('Setting a property of a bag that no object has given')
    setEntry(parent, name, value)
    // The bag shows what was set of it, as that of the established server does.
    const shown = new Map(object.value)
    if (value === null || value === '') shown.delete(name)
    else shown.set(name, String(value))
    object.value = shown
  },
}
