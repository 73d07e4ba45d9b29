/** What is behind the name of a file or folder in the name of its sidecar. */
export const sidecarSuffix = '.metadata.json'

/** File systems take names of so many bytes; each needs room for its sidecar's. */
const maxBytes = 255 - sidecarSuffix.length
/** Bytes of an escaped name that come from the real one. */
const keptBytes = 100
const maxExtension = 12

/** What a file system that ignores case compares: wider than `fold`, as such file systems are. */
export const nameKey = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase()

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Each looks like an escaped name or a sidecar, is a part of a path that leads elsewhere, or is not on every system a name. */
const unfit: readonly RegExp[] = [
  /~[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i,
  /\.metadata\.json$/i,
  /^\.{0,2}$|[. ]$/,
  /[\u0000-\u001f"*:<>?/\\|]/,
]

/** Whether a document may stand under its own name, as far as the name says; its neighbours may want it escaped all the same. */
export const isPlain = (name: string): boolean => !unfit.some((pattern) => pattern.test(name)) && bytesOf(name) <= maxBytes

/** The name of a document that cannot have its own: the beginning of that, the document's id and the extension. No two are the same. */
export function escapedName(name: string, id: string): string {
  const extension = /[^.]\.([a-z0-9]+)$/i.exec(name)?.[1] ?? ''
  const end = extension !== '' && extension.length <= maxExtension ? `.${extension}` : ''
  const stem = name.slice(0, name.length - end.length).replace(/[\u0000-\u001f"*:<>?/\\|~]/g, '_')
  let kept = ''
  for (const letter of stem) {
    if (bytesOf(kept + letter) > keptBytes) break
    kept += letter
  }
  return `${kept.replace(/^\.+/, '_')}~${id}${end}`
}
