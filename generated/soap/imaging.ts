// generated from contracts/soap/files/imaging.wsdl; do not edit
import type { XmlElement } from './xml-element.ts'

export interface CheckSubweb {
  readonly strUrl: string
}

export interface CheckSubwebAndList {
  readonly strUrl: string
}

export interface CheckSubwebAndListResponse {
  readonly CheckSubwebAndListResult: {
    readonly Place: CheckedPlace
  }
}

export interface CheckSubwebResponse {
  readonly CheckSubwebResult: {
    readonly Place: CheckedPlace
  }
}

/** A web, and the list in it. */
export interface CheckedPlace {
  readonly webUrl: string
  readonly webId: string
  readonly listTitle?: string | undefined
  readonly listId?: string | undefined
  readonly isPictureLibrary: boolean
}

export interface CreateNewFolder {
  readonly strListName: string
  readonly strParentFolder?: string | undefined
}

export interface CreateNewFolderResponse {
  readonly CreateNewFolderResult: {
    readonly CreateNewFolder: {
      readonly name: string
      readonly url: string
    }
  }
}

export interface Delete {
  readonly strListName: string
  readonly strFolder?: string | undefined
  readonly itemFileNames: {
    readonly string?: readonly string[] | undefined
  }
}

/** The outcome for one picture. */
export interface DeleteOutcome {
  readonly name: string
  readonly deleted: boolean
  readonly message?: string | undefined
}

export interface DeleteResponse {
  readonly DeleteResult: {
    readonly results: {
      readonly result?: readonly DeleteOutcome[] | undefined
    }
  }
}

export interface Download {
  readonly strListName: string
  readonly strFolder?: string | undefined
  readonly itemFileNames: {
    readonly string?: readonly string[] | undefined
  }
  readonly type: number
  readonly fFetchOriginalIfNotAvailable?: boolean | undefined
}

export interface DownloadResponse {
  readonly DownloadResult: {
    readonly results: {
      readonly File?: readonly PictureBytes[] | undefined
    }
  }
}

export interface Edit {
  readonly strListName: string
  readonly strFolder?: string | undefined
  readonly itemFileName: string
  readonly recipe: {
    readonly any?: readonly XmlElement[] | undefined
  }
}

export interface EditResponse {
  readonly EditResult: {
    readonly Edit: {
      readonly name: string
      readonly url: string
    }
  }
}

export interface GetItems {
  readonly strListName: string
  readonly strFolder?: string | undefined
}

export interface GetItemsByIds {
  readonly strListName: string
  readonly ids: {
    readonly unsignedInt?: readonly number[] | undefined
  }
}

export interface GetItemsByIdsResponse {
  readonly GetItemsByIdsResult: {
    readonly Library: PictureRows
  }
}

export interface GetItemsResponse {
  readonly GetItemsResult: {
    readonly Library: PictureRows
  }
}

export interface GetItemsXMLData {
  readonly strListName: string
  readonly strFolder?: string | undefined
  readonly itemFileNames: {
    readonly string?: readonly string[] | undefined
  }
}

export interface GetItemsXMLDataResponse {
  readonly GetItemsXMLDataResult: {
    readonly Library: PictureRows
  }
}

export interface GetListItems {
  readonly strListName: string
  readonly strFolder?: string | undefined
}

export interface GetListItemsResponse {
  readonly GetListItemsResult: {
    readonly Library: PictureRows
  }
}

export type ListPictureLibrary = Record<string, never>

export interface ListPictureLibraryResponse {
  readonly ListPictureLibraryResult: {
    readonly PictLib: {
      readonly Library?: readonly PictureLibrary[] | undefined
    }
  }
}

/** The bytes of a picture in base64, which are read while the reply is written. */
export type PictureBytes = XmlElement

/** A picture library. */
export interface PictureLibrary {
  readonly name: string
  readonly title: string
  readonly guid: string
  readonly url: string
}

/** The rows of pictures, as in a rowset. */
export type PictureRows = XmlElement

export interface Rename {
  readonly strListName: string
  readonly strFolder?: string | undefined
  readonly request: {
    readonly any?: readonly XmlElement[] | undefined
  }
}

/** The outcome for one picture. newName has the extension. */
export interface RenameOutcome {
  readonly name: string
  readonly newName?: string | undefined
  readonly renamed: boolean
  readonly message?: string | undefined
}

export interface RenameResponse {
  readonly RenameResult: {
    readonly results: {
      readonly result?: readonly RenameOutcome[] | undefined
    }
  }
}

export interface Upload {
  readonly strListName: string
  readonly strFolder?: string | undefined
  readonly bytes: AsyncIterable<Uint8Array>
  readonly fileName: string
  readonly fOverWriteIfExist?: boolean | undefined
}

export interface UploadResponse {
  readonly UploadResult: {
    readonly Upload: {
      readonly name: string
      readonly url: string
    }
  }
}

/** Picture libraries and the pictures in them. */
export interface ImagingBindings<Ctx> {
  /** Returns the picture libraries of the web whose items the caller may see. Needs the right Open. */
  ListPictureLibrary(ctx: Ctx, input: ListPictureLibrary): Promise<ListPictureLibraryResponse>
  /** Returns the pictures and folders in a folder, 5,000 at most. Needs the right ViewListItems. */
  GetListItems(ctx: Ctx, input: GetListItems): Promise<GetListItemsResponse>
  /** Does the same as GetListItems. */
  GetItems(ctx: Ctx, input: GetItems): Promise<GetItemsResponse>
  /** Returns those of the named pictures that are in the folder. Needs the right ViewListItems. */
  GetItemsXMLData(ctx: Ctx, input: GetItemsXMLData): Promise<GetItemsXMLDataResponse>
  /** Returns the pictures with these ids that exist. Needs the right ViewListItems. */
  GetItemsByIds(ctx: Ctx, input: GetItemsByIds): Promise<GetItemsByIdsResponse>
  /** Returns the bytes of pictures, 50 at most: the original (type 0), or a JPEG that fits into 160 x 160 (type 1, the thumbnail) or 640 x 480 pixels (type 2, the web size). A file that is no JPEG, PNG, GIF, WebP or TIFF that can be read has no smaller size: then the reply has the original, unless fFetchOriginalIfNotAvailable is false. Needs the right OpenItems. */
  Download(ctx: Ctx, input: Download): Promise<DownloadResponse>
  /** Changes a picture by the steps of the recipe, in order: rotate (degrees of 90, 180 or 270, clockwise), flip (direction horizontal or vertical), resize (width and height of the box that it fits into afterwards), crop (left, top, width and height of what stays) and gray, each an element with these attributes. Needs the right EditListItems. */
  Edit(ctx: Ctx, input: Edit): Promise<EditResponse>
  /** Stores a picture, and returns its address. Fills ImageWidth and ImageHeight from its bytes. Needs the right AddListItems, or EditListItems for one that exists. */
  Upload(ctx: Ctx, input: Upload): Promise<UploadResponse>
  /** Makes a folder with the name New Folder, or with a number behind it, and returns its address. Needs the right AddListItems. */
  CreateNewFolder(ctx: Ctx, input: CreateNewFolder): Promise<CreateNewFolderResponse>
  /** Gives pictures other names, which keep their extensions, and says of each whether it worked. Needs the rights of a move. */
  Rename(ctx: Ctx, input: Rename): Promise<RenameResponse>
  /** Deletes pictures, and says of each whether it worked. Needs the right DeleteListItems. */
  Delete(ctx: Ctx, input: Delete): Promise<DeleteResponse>
  /** Returns the web of a URL, and the list if the URL is in one. Needs the right Open. */
  CheckSubwebAndList(ctx: Ctx, input: CheckSubwebAndList): Promise<CheckSubwebAndListResponse>
  /** Does the same as CheckSubwebAndList. */
  CheckSubweb(ctx: Ctx, input: CheckSubweb): Promise<CheckSubwebResponse>
}

export const imaging = {
  file: 'imaging',
  service: 'Imaging',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/ois/',
  documentation: 'Picture libraries and the pictures in them.',
  operations: [
    {
      name: 'ListPictureLibrary',
      documentation: 'Returns the picture libraries of the web whose items the caller may see. Needs the right Open.',
      input: 'ListPictureLibrary',
      output: 'ListPictureLibraryResponse',
      reads: true,
    },
    {
      name: 'GetListItems',
      documentation: 'Returns the pictures and folders in a folder, 5,000 at most. Needs the right ViewListItems.',
      input: 'GetListItems',
      output: 'GetListItemsResponse',
      reads: true,
    },
    { name: 'GetItems', documentation: 'Does the same as GetListItems.', input: 'GetItems', output: 'GetItemsResponse', reads: true },
    {
      name: 'GetItemsXMLData',
      documentation: 'Returns those of the named pictures that are in the folder. Needs the right ViewListItems.',
      input: 'GetItemsXMLData',
      output: 'GetItemsXMLDataResponse',
      reads: true,
    },
    {
      name: 'GetItemsByIds',
      documentation: 'Returns the pictures with these ids that exist. Needs the right ViewListItems.',
      input: 'GetItemsByIds',
      output: 'GetItemsByIdsResponse',
      reads: true,
    },
    {
      name: 'Download',
      documentation: 'Returns the bytes of pictures, 50 at most: the original (type 0), or a JPEG that fits into 160 x 160 (type 1, the thumbnail) or 640 x 480 pixels (type 2, the web size). A file that is no JPEG, PNG, GIF, WebP or TIFF that can be read has no smaller size: then the reply has the original, unless fFetchOriginalIfNotAvailable is false. Needs the right OpenItems.',
      input: 'Download',
      output: 'DownloadResponse',
      reads: true,
    },
    {
      name: 'Edit',
      documentation: 'Changes a picture by the steps of the recipe, in order: rotate (degrees of 90, 180 or 270, clockwise), flip (direction horizontal or vertical), resize (width and height of the box that it fits into afterwards), crop (left, top, width and height of what stays) and gray, each an element with these attributes. Needs the right EditListItems.',
      input: 'Edit',
      output: 'EditResponse',
    },
    {
      name: 'Upload',
      documentation: 'Stores a picture, and returns its address. Fills ImageWidth and ImageHeight from its bytes. Needs the right AddListItems, or EditListItems for one that exists.',
      input: 'Upload',
      output: 'UploadResponse',
    },
    {
      name: 'CreateNewFolder',
      documentation: 'Makes a folder with the name New Folder, or with a number behind it, and returns its address. Needs the right AddListItems.',
      input: 'CreateNewFolder',
      output: 'CreateNewFolderResponse',
    },
    {
      name: 'Rename',
      documentation: 'Gives pictures other names, which keep their extensions, and says of each whether it worked. Needs the rights of a move.',
      input: 'Rename',
      output: 'RenameResponse',
    },
    {
      name: 'Delete',
      documentation: 'Deletes pictures, and says of each whether it worked. Needs the right DeleteListItems.',
      input: 'Delete',
      output: 'DeleteResponse',
    },
    {
      name: 'CheckSubwebAndList',
      documentation: 'Returns the web of a URL, and the list if the URL is in one. Needs the right Open.',
      input: 'CheckSubwebAndList',
      output: 'CheckSubwebAndListResponse',
      reads: true,
    },
    {
      name: 'CheckSubweb',
      documentation: 'Does the same as CheckSubwebAndList.',
      input: 'CheckSubweb',
      output: 'CheckSubwebResponse',
      reads: true,
    },
  ],
  types: {
    CheckSubweb: { elements: [{ name: 'strUrl', simple: { base: 'string' } }], attributes: [] },
    CheckSubwebAndList: { elements: [{ name: 'strUrl', simple: { base: 'string' } }], attributes: [] },
    CheckSubwebAndListResponse: {
      elements: [{ name: 'CheckSubwebAndListResult', content: { elements: [{ name: 'Place', type: 'CheckedPlace' }], attributes: [] } }],
      attributes: [],
    },
    CheckSubwebResponse: {
      elements: [{ name: 'CheckSubwebResult', content: { elements: [{ name: 'Place', type: 'CheckedPlace' }], attributes: [] } }],
      attributes: [],
    },
    CheckedPlace: {
      elements: [],
      attributes: [
        { name: 'webUrl', simple: { base: 'string' } },
        { name: 'webId', simple: { base: 'string' } },
        { name: 'listTitle', optional: true, simple: { base: 'string' } },
        { name: 'listId', optional: true, simple: { base: 'string' } },
        { name: 'isPictureLibrary', simple: { base: 'boolean' } },
      ],
    },
    CreateNewFolder: {
      elements: [
        { name: 'strListName', simple: { base: 'string' } },
        { name: 'strParentFolder', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    CreateNewFolderResponse: {
      elements: [
        {
          name: 'CreateNewFolderResult',
          content: {
            elements: [
              {
                name: 'CreateNewFolder',
                content: {
                  elements: [],
                  attributes: [{ name: 'name', simple: { base: 'string' } }, { name: 'url', simple: { base: 'string' } }],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    Delete: {
      elements: [
        { name: 'strListName', simple: { base: 'string' } },
        { name: 'strFolder', optional: true, simple: { base: 'string' } },
        {
          name: 'itemFileNames',
          content: { elements: [{ name: 'string', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
        },
      ],
      attributes: [],
    },
    DeleteOutcome: {
      elements: [],
      attributes: [
        { name: 'name', simple: { base: 'string' } },
        { name: 'deleted', simple: { base: 'boolean' } },
        { name: 'message', optional: true, simple: { base: 'string' } },
      ],
    },
    DeleteResponse: {
      elements: [
        {
          name: 'DeleteResult',
          content: {
            elements: [
              {
                name: 'results',
                content: { elements: [{ name: 'result', optional: true, many: true, type: 'DeleteOutcome' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    Download: {
      elements: [
        { name: 'strListName', simple: { base: 'string' } },
        { name: 'strFolder', optional: true, simple: { base: 'string' } },
        {
          name: 'itemFileNames',
          content: { elements: [{ name: 'string', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
        },
        { name: 'type', simple: { base: 'unsignedInt' } },
        { name: 'fFetchOriginalIfNotAvailable', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    DownloadResponse: {
      elements: [
        {
          name: 'DownloadResult',
          content: {
            elements: [
              {
                name: 'results',
                content: { elements: [{ name: 'File', optional: true, many: true, type: 'PictureBytes' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    Edit: {
      elements: [
        { name: 'strListName', simple: { base: 'string' } },
        { name: 'strFolder', optional: true, simple: { base: 'string' } },
        { name: 'itemFileName', simple: { base: 'string' } },
        { name: 'recipe', content: { elements: [], attributes: [], any: '##any' } },
      ],
      attributes: [],
    },
    EditResponse: {
      elements: [
        {
          name: 'EditResult',
          content: {
            elements: [
              {
                name: 'Edit',
                content: {
                  elements: [],
                  attributes: [{ name: 'name', simple: { base: 'string' } }, { name: 'url', simple: { base: 'string' } }],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetItems: {
      elements: [{ name: 'strListName', simple: { base: 'string' } }, { name: 'strFolder', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    GetItemsByIds: {
      elements: [
        { name: 'strListName', simple: { base: 'string' } },
        {
          name: 'ids',
          content: { elements: [{ name: 'unsignedInt', optional: true, many: true, simple: { base: 'unsignedInt' } }], attributes: [] },
        },
      ],
      attributes: [],
    },
    GetItemsByIdsResponse: {
      elements: [{ name: 'GetItemsByIdsResult', content: { elements: [{ name: 'Library', type: 'PictureRows' }], attributes: [] } }],
      attributes: [],
    },
    GetItemsResponse: {
      elements: [{ name: 'GetItemsResult', content: { elements: [{ name: 'Library', type: 'PictureRows' }], attributes: [] } }],
      attributes: [],
    },
    GetItemsXMLData: {
      elements: [
        { name: 'strListName', simple: { base: 'string' } },
        { name: 'strFolder', optional: true, simple: { base: 'string' } },
        {
          name: 'itemFileNames',
          content: { elements: [{ name: 'string', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
        },
      ],
      attributes: [],
    },
    GetItemsXMLDataResponse: {
      elements: [{ name: 'GetItemsXMLDataResult', content: { elements: [{ name: 'Library', type: 'PictureRows' }], attributes: [] } }],
      attributes: [],
    },
    GetListItems: {
      elements: [{ name: 'strListName', simple: { base: 'string' } }, { name: 'strFolder', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    GetListItemsResponse: {
      elements: [{ name: 'GetListItemsResult', content: { elements: [{ name: 'Library', type: 'PictureRows' }], attributes: [] } }],
      attributes: [],
    },
    ListPictureLibrary: { elements: [], attributes: [] },
    ListPictureLibraryResponse: {
      elements: [
        {
          name: 'ListPictureLibraryResult',
          content: {
            elements: [
              {
                name: 'PictLib',
                content: { elements: [{ name: 'Library', optional: true, many: true, type: 'PictureLibrary' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    PictureBytes: { elements: [], attributes: [], asXml: true },
    PictureLibrary: {
      elements: [],
      attributes: [
        { name: 'name', simple: { base: 'string' } },
        { name: 'title', simple: { base: 'string' } },
        { name: 'guid', simple: { base: 'string' } },
        { name: 'url', simple: { base: 'string' } },
      ],
    },
    PictureRows: { elements: [], attributes: [], asXml: true },
    Rename: {
      elements: [
        { name: 'strListName', simple: { base: 'string' } },
        { name: 'strFolder', optional: true, simple: { base: 'string' } },
        { name: 'request', content: { elements: [], attributes: [], any: '##any' } },
      ],
      attributes: [],
    },
    RenameOutcome: {
      elements: [],
      attributes: [
        { name: 'name', simple: { base: 'string' } },
        { name: 'newName', optional: true, simple: { base: 'string' } },
        { name: 'renamed', simple: { base: 'boolean' } },
        { name: 'message', optional: true, simple: { base: 'string' } },
      ],
    },
    RenameResponse: {
      elements: [
        {
          name: 'RenameResult',
          content: {
            elements: [
              {
                name: 'results',
                content: { elements: [{ name: 'result', optional: true, many: true, type: 'RenameOutcome' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    Upload: {
      elements: [
        { name: 'strListName', simple: { base: 'string' } },
        { name: 'strFolder', optional: true, simple: { base: 'string' } },
        { name: 'bytes', simple: { base: 'base64Binary' } },
        { name: 'fileName', simple: { base: 'string' } },
        { name: 'fOverWriteIfExist', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    UploadResponse: {
      elements: [
        {
          name: 'UploadResult',
          content: {
            elements: [
              {
                name: 'Upload',
                content: {
                  elements: [],
                  attributes: [{ name: 'name', simple: { base: 'string' } }, { name: 'url', simple: { base: 'string' } }],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
  },
} as const
