/**
 * Whether the server itself has given a list, a web or a group its title, as the JSON in `settings` of their rows says it. Pages show such a title
 * in the language of the visitor; a title that somebody has typed stays as it is, even if it is the same word.
 */

interface GivenTitle {
  readonly hasGivenTitle?: true
}

const settingsIn = (settings: string | null): GivenTitle => (settings === null ? {} : (JSON.parse(settings) as GivenTitle))

/** The settings of a list, a web or a group that the server has just named. */
export const givenTitle = JSON.stringify({ hasGivenTitle: true } satisfies GivenTitle)

export const hasGivenTitle = ({ settings }: { readonly settings: string | null }): boolean => settingsIn(settings).hasGivenTitle === true

/** The settings of a row that gets the title of another one: with the mark that the other one has. */
export const withTitleOf = (settings: string | null, named: { readonly settings: string | null }): string | null =>
  hasGivenTitle(named) ? JSON.stringify({ ...settingsIn(settings), hasGivenTitle: true }) : withOwnTitle(settings)

/** The settings of a list, a web or a group after somebody has named it. */
export function withOwnTitle(settings: string | null): string | null {
  if (!hasGivenTitle({ settings })) return settings
  const { hasGivenTitle: _, ...others } = settingsIn(settings)
  return Object.keys(others).length === 0 ? null : JSON.stringify(others)
}
