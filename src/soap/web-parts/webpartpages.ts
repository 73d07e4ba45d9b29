import { type WebPartPagesWebServiceBindings, webpartpages } from '../../../generated/soap/webpartpages.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { fileContent } from '../../core/acts/files/files.ts'
import {
  addWebPart,
  deleteWebPart,
  demandShared,
  getPageParts,
  getWebPart,
  type PartPlace,
  saveWebPart,
  type WebPartDefinition,
} from '../../core/acts/web-parts/web-parts.ts'
import { invalidOperation } from '../../core/kernel/errors.ts'
import { readWebPart, webPartElement } from '../../formats/web-part.ts'
import { writeXml } from '../../formats/xml.ts'
import { fileUrl, plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

type Storage = 'None' | 'Personal' | 'Shared'

const bindings: WebPartPagesWebServiceBindings<SignedInCall> = {
  async GetWebPartPage({ context }, { documentName }) {
    return { GetWebPartPageResult: await sourceOf(context, documentName) }
  },

  async GetWebPartPageDocument({ context }, { documentName }) {
    return { GetWebPartPageDocumentResult: await sourceOf(context, documentName) }
  },

  async GetWebPartProperties({ context }, { pageUrl, storage }) {
    return { GetWebPartPropertiesResult: await partsOf(context, pageUrl, storage) }
  },

  async GetWebPartProperties2({ context }, { pageUrl, storage }) {
    return { GetWebPartProperties2Result: await partsOf(context, pageUrl, storage) }
  },

  async GetWebPart({ context }, input) {
    return { GetWebPartResult: await partText(context, input) }
  },

  async GetWebPart2({ context }, input) {
    return { GetWebPart2Result: await partText(context, input) }
  },

  async AddWebPart({ context }, { pageUrl, webPartXml, storage }) {
    demandKept(storage)
    return { AddWebPartResult: (await addWebPart(context, pageAt(pageUrl), definitionOf(webPartXml))).id }
  },

  async AddWebPartToZone({ context }, { pageUrl, webPartXml, storage, zoneId, zoneIndex }) {
    demandKept(storage)
    // A place below 0 means the first one.
    const place = { zoneId, ordinal: Math.max(zoneIndex, 0) }
    return { AddWebPartToZoneResult: (await addWebPart(context, pageAt(pageUrl), definitionOf(webPartXml, place))).id }
  },

  async SaveWebPart({ context }, { pageUrl, storageKey, webPartXml, storage }) {
    demandKept(storage)
    await saveWebPart(context, pageAt(pageUrl), plainGuid(storageKey), definitionOf(webPartXml), false)
    return {}
  },

  async SaveWebPart2({ context }, { pageUrl, storageKey, webPartXml, storage, allowTypeChange }) {
    demandKept(storage)
    await saveWebPart(context, pageAt(pageUrl), plainGuid(storageKey), definitionOf(webPartXml), allowTypeChange)
    return {}
  },

  async DeleteWebPart({ context }, { pageUrl, storageKey, storage }) {
    demandKept(storage)
    await deleteWebPart(context, pageAt(pageUrl), plainGuid(storageKey))
    return {}
  },
}

/** webpartpages.asmx (protocol/soap-web-parts). */
export const webpartpagesService = signedInService(webpartpages, wsdl.webpartpages, () => bindings)

const pageAt = (url: string) => ({ url: fileUrl('The URL of the page', url) })

/** The largest page whose source is sent. */
const mostBytes = 4 * 1024 * 1024

async function sourceOf(ctx: Context, url: string): Promise<string> {
  await getPageParts(ctx, pageAt(url))
  const { sizeBytes, open } = await fileContent(ctx, pageAt(url))
  if (sizeBytes > mostBytes)
    throw invalidOperation(`The page has ${sizeBytes} bytes, and ${mostBytes} at most are sent here. Download the file.`)
  const pieces: Uint8Array[] = []
  for await (const piece of await open({ start: 0, end: sizeBytes })) pieces.push(piece)
  return new TextDecoder().decode(Buffer.concat(pieces))
}

/** Fails with `invalid_operation` for storage that is not kept. */
const demandKept = (storage: Storage): void => demandShared(storage === 'Shared', `the storage ${storage}`)

async function partsOf(ctx: Context, pageUrl: string, storage: Storage) {
  const { parts } = await getPageParts(ctx, pageAt(pageUrl))
  return { WebParts: { any: storage === 'Shared' ? parts.map(webPartElement) : [] } }
}

interface Named {
  readonly pageurl: string
  readonly storageKey: string
  readonly storage: Storage
}

async function partText(ctx: Context, { pageurl, storageKey, storage }: Named): Promise<string> {
  demandKept(storage)
  const { part } = await getWebPart(ctx, pageAt(pageurl), plainGuid(storageKey))
  return writeXml(webPartElement(part))
}

function definitionOf(xml: string, place?: PartPlace): WebPartDefinition {
  const { title, typeName, content, zoneId, ordinal } = readWebPart(xml)
  return {
    ...{ title, typeName, content },
    place: place ?? { ...(zoneId !== undefined && { zoneId }), ...(ordinal !== undefined && { ordinal }) },
  }
}
