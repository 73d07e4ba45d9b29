/** The name of a sidecar is the name of its file or folder with this suffix. */
export const sidecarSuffix = '.metadata.json'

/** The maximum length of a name in bytes: file systems permit 255, and the sidecar's suffix needs room. */
const maxBytes = 255 - sidecarSuffix.length
/** The maximum number of bytes of the real name in an escaped name. */
const keptBytes = 100
const maxExtension = 12

/** The key by which file systems without case compare names. It equates more names than `fold`, as these file systems do. */
export const nameKey = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase()

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Names that look like an escaped name or a sidecar, lead elsewhere as a part of a path, or are not valid on every system. */
const unfit: readonly RegExp[] = [
  /~[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i,
  /\.metadata\.json$/i,
  /^\.{0,2}$|[. ]$/,
  /[\u0000-\u001f"*:<>?/\\|]/,
]

/** Whether a name can be used unchanged. Its neighbours may still require an escaped name. */
export const isPlain = (name: string): boolean => !unfit.some((pattern) => pattern.test(name)) && bytesOf(name) <= maxBytes

/** The name of a document that cannot have its own: the start of its name, its id and the extension. It is unique. */
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
