// Generated from contracts/identity by scripts/contracts/rest.ts. Do not edit.
export interface paths {
    readonly "/oauth2/v2.0/authorize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ask for an authorization code
         * @description Answers with a redirect. Where the user is known (by the `FedAuth` cookie or by credentials in the request), and while
         *     any user name is accepted, it leads straight back to the client with a code: for the user of the request, else for
         *     `login_hint`, else for the first farm administrator. Otherwise, and with `prompt=login`, it leads to the sign-in
         *     page, which leads back here. A failure is sent to the redirect URI, unless it is the client or the redirect URI that
         *     is wrong.
         */
        readonly get: operations["authorize"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/.well-known/openid-configuration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What this identity provider can do, and where
         * @description The discovery document of OpenID Connect. Its addresses begin with the issuer, whatever host was asked.
         */
        readonly get: operations["getDiscovery"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth2/v2.0/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The public keys that tokens are checked with
         * @description A JSON Web Key Set. A key that has been replaced stays in it until the last token that it signed has expired.
         */
        readonly get: operations["getKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth2/v2.0/userinfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who an access token speaks for
         * @description The claims of the user, or of the client, for whom the access token of the request was issued.
         */
        readonly get: operations["getUserInfo"];
        readonly put?: never;
        /**
         * Who an access token speaks for, by POST
         * @description The same as GET. The access token stands in the Authorization header here as well; a body is not read.
         */
        readonly post: operations["postUserInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_forms/default.aspx": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show the sign-in page
         * @description A page with a form, which needs no script. Who has a session already sees whose it is, and can end it.
         */
        readonly get: operations["getSignInPage"];
        readonly put?: never;
        /**
         * Sign in with a form
         * @description Opens a session, whose cookie `FedAuth` signs in the requests that follow; with it every write needs a form digest.
         *     A session ends 12 hours after its last use and 7 days after its beginning. What a browser sends from a page of another
         *     server is refused, so that nobody is signed in as somebody else unnoticed.
         */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_forms/signout.aspx": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out
         * @description Takes the session's cookie back. A cookie that was copied before holds until its time is over.
         */
        readonly post: operations["signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oauth2/v2.0/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get an access token
         * @description With `client_credentials` for the client itself, with `authorization_code` for the user who was asked for the code,
         *     and with `refresh_token` for the same user again. A code and a refresh token count once: with a code that comes a
         *     second time, and with a refresh token that does, everything dies that came of the code. The client proves itself
         *     with `client_id` and `client_secret`, or with the same two in Basic credentials.
         */
        readonly post: operations["issueToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The discovery document.
         * @example {
         *       "issuer": "http://localhost:5000",
         *       "authorization_endpoint": "http://localhost:5000/oauth2/v2.0/authorize",
         *       "token_endpoint": "http://localhost:5000/oauth2/v2.0/token",
         *       "jwks_uri": "http://localhost:5000/oauth2/v2.0/keys",
         *       "userinfo_endpoint": "http://localhost:5000/oauth2/v2.0/userinfo",
         *       "response_types_supported": [
         *         "code",
         *         "token"
         *       ],
         *       "response_modes_supported": [
         *         "query",
         *         "fragment"
         *       ],
         *       "grant_types_supported": [
         *         "authorization_code",
         *         "client_credentials",
         *         "refresh_token"
         *       ],
         *       "subject_types_supported": [
         *         "public"
         *       ],
         *       "id_token_signing_alg_values_supported": [
         *         "RS256"
         *       ],
         *       "token_endpoint_auth_methods_supported": [
         *         "client_secret_post",
         *         "client_secret_basic"
         *       ],
         *       "code_challenge_methods_supported": [
         *         "S256",
         *         "plain"
         *       ],
         *       "scopes_supported": [
         *         "openid",
         *         "profile",
         *         "email"
         *       ],
         *       "claims_supported": [
         *         "sub",
         *         "name",
         *         "email",
         *         "roles"
         *       ]
         *     }
         */
        readonly Discovery: {
            /** Format: uri */
            readonly issuer: string;
            /** Format: uri */
            readonly authorization_endpoint: string;
            /** Format: uri */
            readonly token_endpoint: string;
            /** Format: uri */
            readonly jwks_uri: string;
            /** Format: uri */
            readonly userinfo_endpoint: string;
            readonly response_types_supported: readonly string[];
            readonly response_modes_supported: readonly string[];
            readonly grant_types_supported: readonly string[];
            readonly subject_types_supported: readonly string[];
            readonly id_token_signing_alg_values_supported: readonly string[];
            readonly token_endpoint_auth_methods_supported: readonly string[];
            readonly code_challenge_methods_supported: readonly string[];
            readonly scopes_supported: readonly string[];
            readonly claims_supported: readonly string[];
        };
        /**
         * @description A JSON Web Key Set (RFC 7517).
         * @example {
         *       "keys": [
         *         {
         *           "kty": "RSA",
         *           "use": "sig",
         *           "alg": "RS256",
         *           "kid": "NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs",
         *           "n": "0vx7agoebGcQSuuPiLJXZpt",
         *           "e": "AQAB"
         *         }
         *       ]
         *     }
         */
        readonly KeySet: {
            readonly keys: readonly {
                /** @constant */
                readonly kty: "RSA";
                /** @constant */
                readonly use: "sig";
                /** @constant */
                readonly alg: "RS256";
                /** @description What tokens name the key by. */
                readonly kid: string;
                readonly n: string;
                readonly e: string;
            }[];
        };
        /**
         * @description Who an access token speaks for.
         * @example {
         *       "sub": "ann",
         *       "name": "ann",
         *       "email": "ann@localhost",
         *       "roles": [
         *         "Owners"
         *       ]
         *     }
         */
        readonly UserInfo: {
            /** @description The same as in the tokens. */
            readonly sub: string;
            readonly name?: string;
            readonly email?: string;
            readonly roles?: readonly string[];
        };
        /**
         * @description What is asked for. A field without a value counts as left out.
         * @example {
         *       "grant_type": "client_credentials",
         *       "client_id": "app",
         *       "client_secret": "secret",
         *       "scope": "http://localhost:5000/.default"
         *     }
         */
        readonly TokenRequest: {
            /** @description `client_credentials`, `authorization_code` or `refresh_token`. */
            readonly grant_type: string;
            /** 1 to 128 printable characters */
            readonly client_id?: string;
            readonly client_secret?: string;
            /** @description Scopes with blanks between them, such as `<audience>.default`. */
            readonly scope?: string;
            readonly code?: string;
            /** @description The same as the code was asked for with. */
            readonly redirect_uri?: string;
            /** @description What the challenge of PKCE was made from. */
            readonly code_verifier?: string;
            readonly refresh_token?: string;
        };
        /**
         * @description What was issued.
         * @example {
         *       "access_token": "eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl",
         *       "token_type": "Bearer",
         *       "expires_in": 3600
         *     }
         */
        readonly Tokens: {
            /** @description A JWT (RS256) for the Authorization header. */
            readonly access_token: string;
            /** @constant */
            readonly token_type: "Bearer";
            /** @description Seconds. */
            readonly expires_in: number;
            /** @description Counts once. Absent for clients themselves. */
            readonly refresh_token?: string;
            /** @description Who the user is; there where `openid` was asked for. */
            readonly id_token?: string;
            /** @description What was granted. Left out where it is what this very request asked for. */
            readonly scope?: string;
        };
        /**
         * @description What went wrong (RFC 6749, 5.2).
         * @example {
         *       "error": "invalid_grant",
         *       "error_description": "The authorization code is not known or has expired. Ask for a new one."
         *     }
         */
        readonly TokenFailure: {
            /** @enum {string} */
            readonly error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "server_error";
            readonly error_description: string;
        };
        /**
         * @description What went wrong.
         * @example {
         *       "error": {
         *         "code": "400",
         *         "message": "The request needs the query option redirect_uri."
         *       }
         *     }
         */
        readonly Failure: {
            readonly error: {
                /** @description The status. */
                readonly code: string;
                /** @description What was given, where, and what is allowed. */
                readonly message: string;
            };
        };
    };
    responses: {
        /** @description A parameter is missing, given twice or not allowed. The message names it. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No credentials, or credentials that do not hold. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token was granted without the scope `openid`, which `WWW-Authenticate` names. */
        readonly NoScope: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many wrong passwords came for the account from this address. `Retry-After` says when the next one is looked at. */
        readonly TooManyGuesses: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Sessions are switched off (`Identity:Schemes` without Forms). */
        readonly NoSessions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description An unexpected error. Its details are in the server's log under the correlation id of the response. */
        readonly InternalServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is not complete, or the code, the refresh token or the scope does not hold. */
        readonly TokenRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
        /** @description The client is not known, its secret is wrong, or the scope is for another audience. */
        readonly ClientRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
        /** @description Too many wrong secrets came for the client from this address. `Retry-After` says when the next one is looked at. */
        readonly TooManySecrets: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
        /** @description The body is larger than 64 KiB. */
        readonly BodyTooLarge: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
        /** @description The body is no form. */
        readonly NotAForm: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
        /** @description An unexpected error. Its details are in the server's log under the correlation id of the response. */
        readonly TokenFault: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
    };
    parameters: {
        /**
         * @description Where to go on, an address of this server; the root of the server where it is left out.
         * @example /Shared%20Documents/plan.docx
         */
        readonly returnUrl: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How long the reply may be kept.
         * @example no-store
         */
        readonly CacheControl: string;
        /**
         * @description Seconds after which the next attempt is looked at.
         * @example 1
         */
        readonly RetryAfter: string;
        /** @description The redirect URI of the client with its answer, or the address of the sign-in page. */
        readonly RedirectLocation: string;
        /**
         * @description An address of this server.
         * @example /
         */
        readonly LocalLocation: string;
        /**
         * @description The session's cookie, or an empty one that takes it back.
         * @example FedAuth=WyJhbm4iLDE3OTUyNTYyMDAwMDAsMTc5NTI5OTQwMDAwMF0.0cKxwZVmxvI; Path=/; HttpOnly; SameSite=Lax
         */
        readonly SessionCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly authorize: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The client. Any will do while none is configured.
                 * @example app
                 */
                readonly client_id: string;
                /**
                 * @description Where the answer goes, exactly as it is configured for the client. While no client is configured, any address of
                 *     this machine (`localhost`, `127.0.0.1`, `[::1]`) will do.
                 * @example http://localhost:8080/callback
                 */
                readonly redirect_uri: string;
                /**
                 * @description What is asked for. `token` gives an access token at once, in the fragment of the redirect URI.
                 * @example code
                 */
                readonly response_type?: string;
                /** @description `query` for a code and `fragment` for a token, which are also what is meant when it is left out. */
                readonly response_mode?: string;
                /**
                 * @description Scopes with blanks between them; `openid` asks for an ID token as well.
                 * @example openid profile
                 */
                readonly scope?: string;
                /**
                 * @description Comes back as it was sent.
                 * @example af0ifjsldkj
                 */
                readonly state?: string;
                /** @description Stands in the ID token as it was sent. */
                readonly nonce?: string;
                /** @description `login` always asks the user to sign in; `none` never does. */
                readonly prompt?: string;
                /**
                 * @description The user to answer for while any user name is accepted.
                 * @example ann
                 */
                readonly login_hint?: string;
                /** @description The challenge of PKCE (RFC 7636), which the code is bound to. */
                readonly code_challenge?: string;
                /** @description `S256` or `plain`, which is meant when it is left out. */
                readonly code_challenge_method?: string;
                /** @description Not supported; refused where it is given. */
                readonly request?: string;
                /** @description Not supported; refused where it is given. */
                readonly request_uri?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Back to the client, or on to the sign-in page. */
            readonly 302: {
                headers: {
                    readonly Location: components["headers"]["RedirectLocation"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getDiscovery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The discovery document. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Discovery"];
                };
            };
        };
    };
    readonly getKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every key that a valid token may be signed with. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeySet"];
                };
            };
        };
    };
    readonly getUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The claims. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserInfo"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["NoScope"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly postUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The claims. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserInfo"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["NoScope"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getSignInPage: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Where to go on, an address of this server; the root of the server where it is left out.
                 * @example /Shared%20Documents/plan.docx
                 */
                readonly ReturnUrl?: components["parameters"]["returnUrl"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NoSessions"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Where to go on, an address of this server; the root of the server where it is left out.
                 * @example /Shared%20Documents/plan.docx
                 */
                readonly ReturnUrl?: components["parameters"]["returnUrl"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description A form. What it has beside the fields below is not looked at. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": {
                    /** @description The user name in any of its spellings. */
                    readonly username?: string;
                    /** @description The password; it may be empty where any is accepted. */
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            /** @description The session is open. Its cookie is in `Set-Cookie`. */
            readonly 302: {
                headers: {
                    readonly Location: components["headers"]["LocalLocation"];
                    readonly "Set-Cookie": components["headers"]["SessionCookie"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The user name and password were rejected; the page again for who asks for HTML. */
            readonly 401: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The form stood on a page of another server. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            readonly 404: components["responses"]["NoSessions"];
            /** @description The body is larger than 64 KiB. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is no form. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The cookie is gone. The sign-in page follows. */
            readonly 302: {
                headers: {
                    readonly Location: components["headers"]["LocalLocation"];
                    readonly "Set-Cookie": components["headers"]["SessionCookie"];
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The form stood on a page of another server. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly issueToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description A form. What it has beside the fields below is not looked at. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        readonly responses: {
            /** @description The tokens. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["CacheControl"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Tokens"];
                };
            };
            readonly 400: components["responses"]["TokenRefused"];
            readonly 401: components["responses"]["ClientRefused"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["NotAForm"];
            readonly 429: components["responses"]["TooManySecrets"];
            readonly 500: components["responses"]["TokenFault"];
        };
    };
}
