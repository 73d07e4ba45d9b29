import { DomainError } from '../../core/kernel/errors.ts'
import { makeBreather } from '../../core/kernel/pacing/breathe.ts'
import type { LooseFiles } from '../../core/kernel/packages/packages.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { openXmlReader, type XmlElement, xmlPieceLength } from '../xml.ts'

/** A large manifest has a hundred thousand items with fifty columns each. */
const documentLimits = { depth: 40, nodes: 30_000_000, attributes: 256 }
/** Of one part, such as an object without its versions: in elements and attributes, and in characters. */
const mostOfPart = 400_000
const longestPart = 32 * 1024 * 1024
/** All documents of a package together; what is read of them is held in memory. */
export const mostDocumentBytes = 256 * 1024 * 1024

export const unusablePackage = (message: string): DomainError => new DomainError(kernelReasons.package_unusable, { message })

/**
 * Calls `take` with each child of the root element of a document, one after the other. `takePart` gets each element within a child as soon as it is
 * complete, with those around it from the root, and says whether it has taken it: the child comes without it then, and no long child is held whole. Does
 * nothing if there is no such document.
 */
export async function eachChild(
  files: LooseFiles,
  name: string,
  take: (element: XmlElement) => void,
  takePart: (element: XmlElement, around: readonly XmlElement[]) => boolean = () => false,
): Promise<void> {
  const content = files.read(name)
  if (!content) return
  let length = 0
  const reader = openXmlReader(documentLimits, {
    most: mostOfPart,
    take(element, around) {
      const isChild = around.length === 1
      if (isChild) take(element)
      if (!isChild && !takePart(element, around)) return false
      length = 0
      return true
    },
  })
  const takeBreath = makeBreather()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const read = async (text: string) => {
    for (let at = 0; at < text.length; at += xmlPieceLength) {
      reader.read(text.slice(at, at + xmlPieceLength))
      length += xmlPieceLength
      if (length > longestPart) throw unusablePackage(`one part of its file ${name} has more than ${longestPart} characters.`)
      await takeBreath()
    }
  }
  try {
    for await (const piece of content) await read(decoder.decode(piece, { stream: true }))
    await read(decoder.decode())
    reader.end()
  } catch (error) {
    if (error instanceof TypeError) throw unusablePackage(`its file ${name} is not written in UTF-8.`)
    if (error instanceof DomainError && error.reason !== 'package_unusable') throw unusablePackage(`its file ${name}: ${error.message}`)
    throw error
  }
}

/** An attribute of an element, decoded if the element says that it is encoded; undefined if it is missing or empty. */
export function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  const value = attributes.get(name)
  if (value === undefined || value === '') return undefined
  const encoded = attributes.get('EncodedAttributes')
  if (encoded === undefined || !encoded.split(',').includes(name)) return value
  return value.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

export const isTrue = (element: XmlElement, name: string): boolean => /^(?:true|1)$/i.test(attributeOf(element, name) ?? '')

/** A GUID without braces, in lower case; undefined for anything else. */
export function guidAt(element: XmlElement, name: string): string | undefined {
  const found = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i.exec(attributeOf(element, name)?.slice(0, 40) ?? '')
  return found?.[1]?.toLowerCase()
}

/** A time in milliseconds since 1970; one without a zone is in UTC. */
export function timeIn(element: XmlElement, name: string): number | undefined {
  const given = attributeOf(element, name)
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/.exec(given?.slice(0, 40) ?? '')
  const time = found ? Date.parse(`${found[1]}${found[2] ?? 'Z'}`) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** A whole number from 1 on. */
export function countIn(element: XmlElement, name: string): number | undefined {
  const given = attributeOf(element, name)
  return given !== undefined && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined
}
