/**
 * Who a request speaks for, as the sign-in step found out (decisions N, P). Not
 * yet a row of the site. Made by `actorOf` (actors.ts).
 */
export interface Actor {
  /** Claims-encoded: `i:0#.f|membership|x`. */
  readonly loginName: string
  /** The one key that every spelling of a login name maps to (decisions P). */
  readonly loginKey: string
  readonly title: string
  readonly email: string
  readonly scheme: 'Basic' | 'Forms' | 'Bearer' | 'NTLM' | 'Anonymous' | 'System'
  /** A default group of the site whose member the actor counts as, without a row (decisions N). */
  readonly defaultGroup: 'Owners' | 'Members' | 'Visitors' | 'None'
  /** Login keys of the group claims that it holds; a principal with such a key lends it its rights. */
  readonly groups: readonly string[]
  /** Roles that hold in every site or in the farm, folded. */
  readonly roles: ReadonlySet<string>
  /** What the token opens that signed the actor in; undefined without one, and where scopes are not demanded. */
  readonly reach?: TokenReach
  /** All that its rights depend on beside the site's rows: what they are cached under. */
  readonly rightsKey: string
}

/** What the scopes of a token open. It is no right: the actor needs the rights of what it asks for beside it. */
export interface TokenReach {
  readonly opens: 'everything' | 'reads' | 'nothing'
  /** Whether userinfo says whom the token speaks for. */
  readonly tellsUser: boolean
  /** The scopes to ask for instead, where they are not those of this server. */
  readonly wants?: string
}
