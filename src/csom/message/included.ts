import type { ReceivedBytes } from '../../core/content/blobs/received-bytes.ts'
import type { XmlElement } from '../../formats/xml.ts'

/** The parameters of requests whose bytes have come beside the request. */
const included = new WeakMap<XmlElement, ReceivedBytes>()

export const noteIncluded = (parameter: XmlElement, bytes: ReceivedBytes): void => {
  included.set(parameter, bytes)
}

export const includedIn = (parameter: XmlElement): ReceivedBytes | undefined => included.get(parameter)
