/** The number of a version label: `1.0` is version 512, because a major version counts 512. */
export function versionOfLabel(label: string): number {
  const [major = 0, minor = 0] = label.split('.').map(Number)
  return major * 512 + minor
}
