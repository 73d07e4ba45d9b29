// Generated from contracts/identity by scripts/contracts/rest.ts. Do not edit.
export interface paths {
    readonly "/oauth2/v2.0/authorize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Request an authorization code
         * @description Starts the authorization code flow of OAuth 2.0 and answers with a redirect. A user who is signed in, by the
         *     `FedAuth` cookie or by credentials in the request, goes straight back to the client with a code. Where the server
         *     accepts any user name, the code is for the user of the request, otherwise for `login_hint`, otherwise for the first
         *     farm administrator. In all other cases, and with `prompt=login`, the redirect leads to the sign-in page, which
         *     returns here.
         *
         *     Errors go to the redirect URI. An unknown client or a wrong redirect URI is answered here, with 400.
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
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the OpenID Connect discovery document
         * @description Returns the endpoints and abilities of this identity provider, as OpenID Connect Discovery defines them. All
         *     addresses begin with the configured issuer, whatever host the request names.
         */
        readonly get: operations["getOpenIdConfiguration"];
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
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the public signing keys (JWKS)
         * @description Returns the JSON Web Key Set that verifies the signatures of tokens. A replaced key stays in the set until the last
         *     token that it signed has expired.
         */
        readonly get: operations["getJwks"];
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
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the claims of the signed-in user (UserInfo)
         * @description Returns the claims of the user, or of the client, for whom the access token was issued. Needs an access token with
         *     the scope `openid`.
         */
        readonly get: operations["getUserInfo"];
        readonly put?: never;
        /**
         * Get the claims of the signed-in user with POST
         * @description Does the same as `GET`. The access token stands in the `Authorization` header; the server does not read a body.
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
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show the sign-in page
         * @description Returns an HTML page with a sign-in form. The page works without scripts. A user who is already signed in sees the
         *     account name and can sign out.
         */
        readonly get: operations["getSignInPage"];
        readonly put?: never;
        /**
         * Sign in with a form
         * @description Checks the user name and password, opens a session and sets the cookie `FedAuth`. The cookie signs in the requests
         *     that follow. Writes that are signed in by the cookie also need a form digest (`/_api/contextinfo`). A session ends 12
         *     hours after its last use, and at the latest 7 days after sign-in. The server refuses a form that a browser sends from
         *     a page of another server, so that no other site can sign a user in.
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
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out
         * @description Ends the session on every node of the farm and deletes the cookie. Copies of the cookie no longer work.
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
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get an access token
         * @description Issues tokens for one of three grants: `client_credentials` for the client itself, `authorization_code` for the user
         *     who got the code, and `refresh_token` for the same user again. The client authenticates with `client_id` and
         *     `client_secret`, in the form or as Basic credentials. A code and a refresh token work once. When either is used a
         *     second time, the server revokes all tokens that came from the code.
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
                /** @description The id of the key, as the header of a token names it. */
                readonly kid: string;
                readonly n: string;
                readonly e: string;
            }[];
        };
        /**
         * @description The claims of the user or client of an access token.
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
            /** @description The subject, the same as in the tokens. */
            readonly sub: string;
            readonly name?: string;
            readonly email?: string;
            readonly roles?: readonly string[];
        };
        /**
         * @description A token request. The server ignores fields without a value.
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
            /** @description The secret of the client. */
            readonly client_secret?: string;
            /** @description The scopes, separated by spaces, such as `<audience>.default`. An unknown scope fails with `invalid_scope`. */
            readonly scope?: string;
            /** @description The authorization code. */
            readonly code?: string;
            /** @description The redirect URI of the request for the code. */
            readonly redirect_uri?: string;
            /** @description The code verifier of PKCE (RFC 7636). */
            readonly code_verifier?: string;
            /** @description The refresh token. */
            readonly refresh_token?: string;
        };
        /**
         * @description The issued tokens.
         * @example {
         *       "access_token": "eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl",
         *       "token_type": "Bearer",
         *       "expires_in": 3600
         *     }
         */
        readonly Tokens: {
            /** @description The access token, a JWT (RS256) for the `Authorization` header. */
            readonly access_token: string;
            /** @constant */
            readonly token_type: "Bearer";
            /** @description The lifetime of the access token in seconds. */
            readonly expires_in: number;
            /** @description The refresh token. It works once. The grant `client_credentials` returns none. */
            readonly refresh_token?: string;
            /** @description The ID token, if the request had the scope `openid`. */
            readonly id_token?: string;
            /** @description The granted scopes. Left out if they are the requested ones. */
            readonly scope?: string;
        };
        /**
         * @description An error (RFC 6749, 5.2).
         * @example {
         *       "error": "invalid_grant",
         *       "error_description": "The authorization code is not known or has expired. Ask for a new one."
         *     }
         */
        readonly TokenFailure: {
            /** @enum {string} */
            readonly error: "invalid_request" | "invalid_client" | "invalid_grant" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "server_error" | "temporarily_unavailable";
            /** @description The text for people. */
            readonly error_description: string;
        };
        /**
         * @description An error.
         * @example {
         *       "error": {
         *         "code": "400",
         *         "message": "The request needs the query option redirect_uri."
         *       }
         *     }
         */
        readonly Failure: {
            readonly error: {
                /** @description The HTTP status. */
                readonly code: string;
                /** @description The text for people. It says what was wrong, where, and what is allowed. */
                readonly message: string;
            };
        };
    };
    responses: {
        /** @description A parameter is missing, repeated or not allowed. The message names it. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request has no credentials, or they are not valid. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token does not have the scope `openid`. `WWW-Authenticate` names it. */
        readonly NoScope: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description The client's address sent too many wrong passwords for this account. `Retry-After` says when the server accepts the
         *     next attempt.
         */
        readonly TooManyGuesses: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Forms sign-in is off: the setting `Identity:Schemes` does not contain Forms. */
        readonly NoSessions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request line and the headers are longer than 64 KiB together. The connection answers this before it looks at the address, and closes. */
        readonly HeadTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description An unexpected error. The log of the server has its details, under the correlation id of the response. */
        readonly InternalServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The disk of the server is full, or it did not confirm the write. Nothing was changed. */
        readonly NoRoom: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is not complete, or the code, the refresh token or the scope is not valid. */
        readonly TokenRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
        /** @description The client is unknown, its secret is wrong, or the scope is for another audience. */
        readonly ClientRefused: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
        /**
         * @description The client's address sent too many wrong secrets for this client. `Retry-After` says when the server accepts the next
         *     attempt.
         */
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
        /** @description The body is not a form (`application/x-www-form-urlencoded`). */
        readonly NotAForm: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
        /** @description An unexpected error. The log of the server has its details, under the correlation id of the response. */
        readonly TokenFault: {
            headers: {
                readonly "Cache-Control": components["headers"]["CacheControl"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenFailure"];
            };
        };
        /** @description The disk of the server is full, or it did not confirm the write. No token was issued. */
        readonly NoRoomForTokens: {
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
         * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
         *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
         * @example handling=lenient
         */
        readonly prefer: string;
        /**
         * @description The address to go to after sign-in, on this server. Default is the root of the server.
         * @example /Shared%20Documents/plan.docx
         */
        readonly returnUrl: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How long clients may keep the reply.
         * @example no-store
         */
        readonly CacheControl: string;
        /**
         * @description The number of seconds after which the server accepts the next attempt.
         * @example 1
         */
        readonly RetryAfter: string;
        /** @description The redirect URI of the client with the answer, or the address of the sign-in page. */
        readonly RedirectLocation: string;
        /**
         * @description An address of this server.
         * @example /
         */
        readonly LocalLocation: string;
        /**
         * @description The cookie of the session, or an empty one that deletes it.
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
                 * @description The id of the client. While no client is configured, the server accepts any id.
                 * @example app
                 */
                readonly client_id: string;
                /**
                 * @description The address that receives the answer, exactly as it is configured for the client. While no client is configured,
                 *     the server accepts any address of this machine (`localhost`, `127.0.0.1`, `[::1]`).
                 * @example http://localhost:8080/callback
                 */
                readonly redirect_uri: string;
                /**
                 * @description `code` asks for an authorization code. `token` asks for an access token at once, in the fragment of the redirect
                 *     URI.
                 * @example code
                 */
                readonly response_type?: string;
                /** @description `query` for a code, `fragment` for a token. These are also the defaults. */
                readonly response_mode?: string;
                /**
                 * @description The scopes, separated by spaces. `openid` also asks for an ID token.
                 * @example openid profile
                 */
                readonly scope?: string;
                /**
                 * @description A value that the redirect returns unchanged.
                 * @example af0ifjsldkj
                 */
                readonly state?: string;
                /** @description A value that the ID token contains unchanged. */
                readonly nonce?: string;
                /** @description `login` always asks the user to sign in. `none` never does. */
                readonly prompt?: string;
                /**
                 * @description The highest age of the sign-in, in seconds. An older sign-in has to be repeated; 0 always asks for a sign-in. The
                 *     ID token has its time as `auth_time`.
                 * @example 3600
                 */
                readonly max_age?: string;
                /**
                 * @description The user name to sign in, while the server accepts any user name.
                 * @example ann
                 */
                readonly login_hint?: string;
                /** @description The code challenge of PKCE (RFC 7636). */
                readonly code_challenge?: string;
                /** @description `S256` or `plain`. Default is `plain`. */
                readonly code_challenge_method?: string;
                /** @description Not supported. The server refuses it. */
                readonly request?: string;
                /** @description Not supported. The server refuses it. */
                readonly request_uri?: string;
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A redirect back to the client, or to the sign-in page. */
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
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["NoRoom"];
            readonly 507: components["responses"]["NoRoom"];
        };
    };
    readonly getOpenIdConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
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
    readonly getJwks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All keys that may have signed a valid token. */
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
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["NoScope"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly postUserInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["NoScope"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getSignInPage: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The address to go to after sign-in, on this server. Default is the root of the server.
                 * @example /Shared%20Documents/plan.docx
                 */
                readonly ReturnUrl?: components["parameters"]["returnUrl"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
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
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The address to go to after sign-in, on this server. Default is the root of the server.
                 * @example /Shared%20Documents/plan.docx
                 */
                readonly ReturnUrl?: components["parameters"]["returnUrl"];
            };
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description A form. The server ignores other fields. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": {
                    /** @description The user name, with or without its claims prefix or domain. At most 256 characters. */
                    readonly username?: string;
                    /** @description The password, at most 1,024 bytes in UTF-8. It may be empty if the server accepts any password. */
                    readonly password?: string;
                };
            };
        };
        readonly responses: {
            /** @description The user is signed in. `Set-Cookie` has the cookie of the session. */
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
            /** @description The user name or password is wrong. A browser gets the sign-in page again. */
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
            /** @description The form came from a page of another server. */
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
            /** @description The body is not a form (`application/x-www-form-urlencoded`). */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            readonly 429: components["responses"]["TooManyGuesses"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user is signed out. The redirect leads to the sign-in page. */
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
            /** @description The form came from a page of another server. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Failure"];
                };
            };
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["NoRoom"];
            readonly 507: components["responses"]["NoRoom"];
        };
    };
    readonly issueToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description `handling=strict` asks the server to refuse with 400 what it would pass over, `handling=lenient` to pass over what it can.
                 *     `Preference-Applied` of the reply repeats it. The server passes over other preferences.
                 * @example handling=lenient
                 */
                readonly Prefer?: components["parameters"]["prefer"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description A form. The server ignores other fields. */
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
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["TokenFault"];
            readonly 503: components["responses"]["NoRoomForTokens"];
            readonly 507: components["responses"]["NoRoomForTokens"];
        };
    };
}
