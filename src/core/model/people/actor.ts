/**
 * The user or client that a request acts for, as the sign-in step found it
 * (protocol/permissions#roles-from-outside, protocol/permissions#login-names). It may have no row in
 * the site. Made by `actorOf` (actors.ts).
 */
export interface Actor {
  /** Claims-encoded: `i:0#.f|membership|x`. */
  readonly loginName: string
  /** The key that every spelling of the login name maps to (protocol/permissions#login-names). */
  readonly loginKey: string
  readonly title: string
  readonly email: string
  /** Set if the identity provider gave the e-mail address; otherwise it is made of the name. */
  readonly isEmailGiven?: true
  readonly scheme: 'Basic' | 'Forms' | 'Bearer' | 'NTLM' | 'Anonymous' | 'System'
  /** The default group of every site to which the actor belongs without a row (protocol/permissions#roles-from-outside). */
  readonly defaultGroup: 'Owners' | 'Members' | 'Visitors' | 'None'
  /** Login keys of its group claims; the actor has the rights of the principals with these keys. */
  readonly groups: readonly string[]
  /** Its roles for every site or for the farm, folded. */
  readonly roles: ReadonlySet<string>
  /** What the sign-in token permits; undefined without a token, and if the server does not check scopes. */
  readonly reach?: TokenReach
  /** Everything that its rights depend on besides the site's rows: the cache key of its rights. */
  readonly rightsKey: string
}

/** What the scopes of a token permit. The actor needs its rights as well. */
export interface TokenReach {
  readonly opens: 'everything' | 'reads' | 'nothing'
  /** Whether userinfo may show the token's user. */
  readonly tellsUser: boolean
  /** The scopes that a client should request, if they are not those of this server. */
  readonly wants?: string
}
