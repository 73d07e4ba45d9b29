import { type DwsBindings, dws } from '../../../generated/soap/dws.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { deleteFolder } from '../../core/acts/files/delete.ts'
import { getFile } from '../../core/acts/files/files.ts'
import { addFolder } from '../../core/acts/files/folders.ts'
import { deleteAssignment } from '../../core/acts/permissions/role-assignments.ts'
import { deleteWeb, updateWeb } from '../../core/acts/sites/web-changes.ts'
import { queryWebs } from '../../core/acts/sites/webs.ts'
import {
  addContributors,
  addWorkspace,
  demandFreeWebUrl,
  findWorkspaceDocument,
  type NamedUser,
  workspaceLibrary,
} from '../../core/acts/sites/workspaces.ts'
import { type Document, maxPathLength, namesBelowWeb } from '../../core/content/documents/documents.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { childElements, parseXml, type XmlElement } from '../../formats/xml.ts'
import { demandItemNumber } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { demandWebOfPath } from '../protocol/web-path.ts'
import { dwsData, dwsMetaData, element, errorElement, layoutUrl, resultOf, textPart } from './dws-results.ts'
import { updateDwsData } from './dws-updates.ts'

interface Asked {
  readonly settings: { readonly HostName: string }
}

const done = '<Results/>'

const bindings = ({ settings }: Asked): DwsBindings<SignedInCall> => ({
  async CreateDws({ context }, { name = '', users = '', title, documents = '' }) {
    const CreateDwsResult = await resultOf('Failed', async () => {
      const named = usersIn(users)
      const leafName = name.trim() === '' ? title : name
      const web = await addWorkspace(context, {
        title: title.trim() === '' ? leafName : title,
        leafName,
        documents: documentsIn(documents),
      })
      const inside = { ...context, web }
      const failed = await addContributors(inside, named, settings.HostName)
      const FailedUsers = failed.map(({ email, loginName }) => element('User', '', { Email: email === '' ? loginName : email }))
      return element(
        'Results',
        textPart('Url', absoluteUrl(context, web.url)) +
          textPart('DoclibUrl', workspaceLibrary) +
          textPart('ParentWeb', context.web.row.title) +
          element('FailedUsers', FailedUsers.join('')) +
          textPart('AddUsersUrl', layoutUrl(inside, 'aclinv.aspx')) +
          textPart('AddUsersRole', 'Contribute'),
      )
    })
    return { CreateDwsResult }
  },

  async DeleteDws(call) {
    const { context } = call
    demandWebOfPath(call)
    const DeleteDwsResult = await resultOf('Failed', async () => {
      await demand(context, 'ManageWeb', context.web)
      if ((await queryWebs(context)).length > 0) return errorElement('WebContainsSubwebs')
      await deleteWeb(context)
      return done
    })
    return { DeleteDwsResult }
  },

  async GetDwsMetaData({ context }, { document, id, minimal }) {
    const GetDwsMetaDataResult = await resultOf('DocumentNotFound', async () =>
      dwsMetaData(context, id === undefined ? await documentAt(context, document) : await findWorkspaceDocument(context, id), minimal),
    )
    return { GetDwsMetaDataResult }
  },

  async GetDwsData({ context }, { document, lastUpdate = '' }) {
    const GetDwsDataResult = await resultOf('DocumentNotFound', async () =>
      dwsData(context, await documentAt(context, document), lastUpdate.trim()),
    )
    return { GetDwsDataResult }
  },

  async UpdateDwsData({ context }, { updates = '' }) {
    return { UpdateDwsDataResult: await resultOf('ItemNotFound', () => updateDwsData(context, updates)) }
  },

  async RemoveDwsUser({ context }, { id = '' }) {
    const RemoveDwsUserResult = await resultOf('MemberNotFound', async () => {
      await deleteAssignment(context, { kind: 'web' }, demandItemNumber('RemoveDwsUser/id', id))
      return done
    })
    return { RemoveDwsUserResult }
  },

  async RenameDws({ context }, { title = '' }) {
    const RenameDwsResult = await resultOf('Failed', async () => {
      await updateWeb(context, { title })
      return done
    })
    return { RenameDwsResult }
  },

  async FindDwsDoc({ context }, { id = '' }) {
    const FindDwsDocResult = await resultOf('DocumentNotFound', async () =>
      textPart('Result', absoluteUrl(context, (await findWorkspaceDocument(context, id)).url)),
    )
    return { FindDwsDocResult }
  },

  async CanCreateDwsUrl({ context }, { url = '' }) {
    const CanCreateDwsUrlResult = await resultOf('Failed', async () => {
      const [leafName = '', ...more] = namesOf(context, url)
      if (more.length > 0) throw invalid('CanCreateDwsUrl/url names a web directly below the addressed one.')
      return textPart('Result', absoluteUrl(context, await demandFreeWebUrl(context, leafName)))
    })
    return { CanCreateDwsUrlResult }
  },

  async CreateFolder({ context }, { url = '' }) {
    const CreateFolderResult = await resultOf('FolderNotFound', async () => {
      await addFolder(context, { from: { web: true } }, namesOf(context, url).join('/'), 'refuse')
      return '<Result/>'
    })
    return { CreateFolderResult }
  },

  async DeleteFolder({ context }, { url = '' }) {
    const DeleteFolderResult = await resultOf('FolderNotFound', async () => {
      await deleteFolder(context, { from: { web: true }, below: namesOf(context, url).join('/') })
      return '<Result/>'
    })
    return { DeleteFolderResult }
  },
})

/** dws.asmx (protocol/soap-sites#dws). */
export const dwsService = signedInService(dws, wsdl.dws, bindings)

/** The names of a URL that is relative to the addressed web; one that begins with a slash or a scheme must be below it. */
function namesOf(ctx: Context, url: string): string[] {
  if (url.length > maxPathLength) throw invalid(`A URL has at most ${maxPathLength} characters here; ${url.length} were given.`)
  return namesBelowWeb(ctx, url.trim())
}

/** The document whose URL is relative to the web; undefined for no URL. */
async function documentAt(ctx: Context, url = ''): Promise<Document | undefined> {
  return url.trim() === '' ? undefined : getFile(ctx, { url: joinUrl(ctx.web.url, ...namesOf(ctx, url)) })
}

/** The elements of a text of XML, in any depth; none of an empty text. */
function elementsOf(text: string): XmlElement[] {
  const found: XmlElement[] = []
  const waiting = text.trim() === '' ? [] : [parseXml(text)]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next)
    waiting.push(...childElements(next).reverse())
  }
  return found
}

/** The elements with an attribute Email or LoginName. */
const usersIn = (text: string): NamedUser[] =>
  elementsOf(text).flatMap(({ attributes }) => {
    const email = attributes.get('Email')?.trim() ?? ''
    const loginName = attributes.get('LoginName')?.trim() ?? ''
    return email === '' && loginName === '' ? [] : [{ email, loginName }]
  })

/** The elements with the attributes ID and Name. */
const documentsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    elementsOf(text).flatMap(({ attributes }): [string, string][] => {
      const [id, name] = [attributes.get('ID'), attributes.get('Name')]
      return id === undefined || name === undefined ? [] : [[id, name]]
    }),
  )
