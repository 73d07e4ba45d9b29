// Generated from contracts/wopi by scripts/contracts/rest.ts. Do not edit.
export interface paths {
    readonly "/_vti_bin/wopi.ashx/files/{fileId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the file.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly fileId: components["parameters"]["fileId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get the properties of a file (CheckFileInfo)
         * @description Returns what the client needs to know of the file, its user and this host.
         */
        readonly get: operations["getEditedFileInfo"];
        readonly put?: never;
        /**
         * Set the lock or name, or add a file (Lock, PutRelativeFile)
         * @description Does what the header `X-WOPI-Override` names. `LOCK` sets the lock of `X-WOPI-Lock` for 30 minutes, or refreshes it; with
         *     `X-WOPI-OldLock` it takes the place of that lock (UnlockAndRelock). `GET_LOCK` returns the lock, `REFRESH_LOCK` keeps it for another 30 minutes,
         *     `UNLOCK` removes it. `RENAME_FILE` gives the file the name of `X-WOPI-RequestedName`, without extension and in UTF-7, if it is not
         *     locked or has the lock of `X-WOPI-Lock`. `DELETE` moves the file to the recycle bin, if no editor has locked it (DeleteFile). `PUT_RELATIVE` makes a new file of the body in the same folder, and opens a session for it
         *     (PutRelativeFile). The file gets the name of `X-WOPI-SuggestedTarget`, or a free and legal one like it; with `X-WOPI-RelativeTarget` it gets this name alone.
         *     Needs the right to change the file, except for `GET_LOCK`; `DELETE` needs the right to delete it; `PUT_RELATIVE` needs the right to add files to the folder.
         */
        readonly post: operations["setFileLock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_vti_bin/wopi.ashx/files/{fileId}/contents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the file.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly fileId: components["parameters"]["fileId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get the bytes of a file (GetFile)
         * @description Returns the bytes of the file.
         */
        readonly get: operations["getEditedFile"];
        readonly put?: never;
        /**
         * Write a file (PutFile)
         * @description Replaces the bytes of the file, which has to have the lock of `X-WOPI-Lock`. A file without bytes can be written without a lock.
         */
        readonly post: operations["putEditedFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_vti_bin/wopi.ashx/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Open an editing session
         * @description Opens a session for a file that the signed-in user may read. The session ends 30 minutes after its last request, and 10 hours after
         *     it was opened.
         */
        readonly post: operations["openEditingSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_vti_bin/wopi.ashx/sessions/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stop an editing session
         * @description Ends the session of the token, so that another one can be opened. Locks stay until they expire.
         */
        readonly post: operations["stopEditingSession"];
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
         * @description An error.
         * @example {
         *       "error": {
         *         "code": "401",
         *         "message": "The editing session has ended."
         *       }
         *     }
         */
        readonly Failure: {
            readonly error: {
                /** @description The HTTP status. */
                readonly code: string;
                /** @description What was wrong, where, and what is allowed. */
                readonly message: string;
            };
        };
        /** @description The name that a file has got, after a rename or of a new file. */
        readonly NewName: {
            /** @description The name: without its extension after a rename, with it for a new file. */
            readonly Name?: string;
            /**
             * Format: uri
             * @description The address of a new file for the client, with the token of its session.
             */
            readonly Url?: string;
        };
        /** @description A file, its user and this host, by the names of WOPI. */
        readonly FileInfo: {
            /** @description Its name with the extension. */
            readonly BaseFileName: string;
            /** @description The id of the person who has added it. */
            readonly OwnerId: string;
            /** @description Its length in bytes. */
            readonly Size: number;
            /** @description The SHA-256 of its bytes in Base64. Missing for a file without bytes. */
            readonly SHA256?: string;
            /** @description The id of the user. */
            readonly UserId: string;
            /** @description The name of the user. */
            readonly UserFriendlyName: string;
            /** @description It changes whenever the bytes or columns of the file change. */
            readonly Version: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            readonly LastModifiedTime: string;
            /** @description Whether the user may not change the file. */
            readonly ReadOnly: boolean;
            /** @description Whether the user may change the file. */
            readonly UserCanWrite: boolean;
            /** @description Whether the user may rename the file. */
            readonly UserCanRename: boolean;
            /** @description Whether the user may not add files to the folder of the file. */
            readonly UserCanNotWriteRelative: boolean;
            /** @description True: Lock, Unlock, RefreshLock and UnlockAndRelock. */
            readonly SupportsLocks: boolean;
            /** @description True: GetLock. */
            readonly SupportsGetLock: boolean;
            /** @description True: locks have up to 1,024 characters. */
            readonly SupportsExtendedLockLength: boolean;
            /** @description True: PutFile. */
            readonly SupportsUpdate: boolean;
            /** @description True: RenameFile. */
            readonly SupportsRename: boolean;
            /** @description True: DeleteFile. */
            readonly SupportsDeleteFile: boolean;
            /** @description The maximum length of a name without its extension. */
            readonly FileNameMaxLength: number;
        };
        /**
         * @description The file of a session.
         * @example {
         *       "url": "/Shared Documents/plan.docx"
         *     }
         */
        readonly SessionRequest: {
            /** @description The server-relative URL of the file. */
            readonly url: string;
        };
        /** @description An editing session, as its user gets it. */
        readonly EditingSession: {
            /** @description Its id. */
            readonly sessionId: string;
            /** @description The id of the file. */
            readonly fileId: string;
            /**
             * Format: uri
             * @description The address of the file, for the client.
             */
            readonly wopiSrc: string;
            /** @description The token, for the client. */
            readonly accessToken: string;
            /** @description When the token expires, in milliseconds since 1970. */
            readonly accessTokenTtl: number;
            /** @description Whether the user may change the file. */
            readonly canWrite: boolean;
        };
    };
    responses: {
        /** @description A member, a parameter or a header is invalid. The message says what is allowed. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description The access token belongs to no editing session, or the session has ended. To open a session, sign in. With `Wopi:ProofKey` also: the
         *     request has no proof of the editor.
         */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The user does not have the right, or the token is for another file. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file does not exist any more. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description Another lock is on the file: `X-WOPI-Lock` has it, and is empty if there is none. Or another file has the name that a new one should get:
         *     `X-WOPI-ValidRelativeTarget` has a free name.
         */
        readonly Conflict: {
            headers: {
                readonly "X-WOPI-Lock": components["headers"]["X-WOPI-Lock"];
                readonly "X-WOPI-LockFailureReason": components["headers"]["X-WOPI-LockFailureReason"];
                readonly "X-WOPI-ValidRelativeTarget": components["headers"]["X-WOPI-ValidRelativeTarget"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Somebody has the file checked out. */
        readonly Locked: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file is larger than `X-WOPI-MaxExpectedSize`. */
        readonly PreconditionFailed: {
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
        /** @description The body is larger than this address accepts. */
        readonly PayloadTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body has a media type that this address does not read. */
        readonly UnsupportedMediaType: {
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
        /** @description The database cannot accept writes at the moment, or there are as many editing sessions as `Wopi:MaxSessions` allows. Try again later. */
        readonly ServiceUnavailable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The disk of the server is full, or the quota of the site collection is used up. Nothing was changed. */
        readonly InsufficientStorage: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the file.
         * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
         */
        readonly fileId: string;
        /** @description The token of the session. It may be sent in `Authorization` with the scheme `Bearer` instead. */
        readonly accessToken: string;
        /**
         * @description What to do.
         * @example GET_LOCK
         */
        readonly override: "LOCK" | "GET_LOCK" | "REFRESH_LOCK" | "UNLOCK" | "RENAME_FILE" | "DELETE" | "PUT_RELATIVE";
        /** @description Clients send `PUT`. */
        readonly putOverride: "PUT";
        /** @description A lock, at most 1,024 characters. */
        readonly lock: string;
        /** @description The lock that is on the file. */
        readonly oldLock: string;
        /** @description The new name without its extension, in UTF-7. */
        readonly requestedName: string;
        /** @description The name of a new file in UTF-7, or its extension alone, which begins with a period. The server changes it if it is taken or illegal. */
        readonly suggestedTarget: string;
        /** @description The name of a new file in UTF-7, which the server does not change. */
        readonly relativeTarget: string;
        /** @description Whether a file with the name of `X-WOPI-RelativeTarget` is replaced, unless it is locked. Otherwise the reply is 409. */
        readonly overwriteRelativeTarget: string;
        /** @description The number of bytes of a new file. */
        readonly size: number;
        /** @description The largest file that the client reads, in bytes. */
        readonly maxExpectedSize: number;
    };
    requestBodies: never;
    headers: {
        /** @description The lock that is on the file; empty if there is none. */
        readonly "X-WOPI-Lock": string;
        /** @description Why the lock does not allow this. */
        readonly "X-WOPI-LockFailureReason": string;
        /** @description A name in UTF-7 that a new file can have. */
        readonly "X-WOPI-ValidRelativeTarget": string;
        /** @description The version of the file. */
        readonly "X-WOPI-ItemVersion": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getEditedFileInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description The token of the session. It may be sent in `Authorization` with the scheme `Bearer` instead. */
                readonly access_token?: components["parameters"]["accessToken"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the file.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly fileId: components["parameters"]["fileId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileInfo"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly setFileLock: {
        readonly parameters: {
            readonly query?: {
                /** @description The token of the session. It may be sent in `Authorization` with the scheme `Bearer` instead. */
                readonly access_token?: components["parameters"]["accessToken"];
            };
            readonly header: {
                /**
                 * @description What to do.
                 * @example GET_LOCK
                 */
                readonly "X-WOPI-Override": components["parameters"]["override"];
                /** @description A lock, at most 1,024 characters. */
                readonly "X-WOPI-Lock"?: components["parameters"]["lock"];
                /** @description The lock that is on the file. */
                readonly "X-WOPI-OldLock"?: components["parameters"]["oldLock"];
                /** @description The new name without its extension, in UTF-7. */
                readonly "X-WOPI-RequestedName"?: components["parameters"]["requestedName"];
                /** @description The name of a new file in UTF-7, or its extension alone, which begins with a period. The server changes it if it is taken or illegal. */
                readonly "X-WOPI-SuggestedTarget"?: components["parameters"]["suggestedTarget"];
                /** @description The name of a new file in UTF-7, which the server does not change. */
                readonly "X-WOPI-RelativeTarget"?: components["parameters"]["relativeTarget"];
                /** @description Whether a file with the name of `X-WOPI-RelativeTarget` is replaced, unless it is locked. Otherwise the reply is 409. */
                readonly "X-WOPI-OverwriteRelativeTarget"?: components["parameters"]["overwriteRelativeTarget"];
                /** @description The number of bytes of a new file. */
                readonly "X-WOPI-Size"?: components["parameters"]["size"];
            };
            readonly path: {
                /**
                 * @description The id of the file.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly fileId: components["parameters"]["fileId"];
            };
            readonly cookie?: never;
        };
        /** @description The bytes of a new file, with any Content-Type. Otherwise the body is empty. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description It is done. */
            readonly 200: {
                headers: {
                    readonly "X-WOPI-Lock": components["headers"]["X-WOPI-Lock"];
                    readonly "X-WOPI-ItemVersion": components["headers"]["X-WOPI-ItemVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewName"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly getEditedFile: {
        readonly parameters: {
            readonly query?: {
                /** @description The token of the session. It may be sent in `Authorization` with the scheme `Bearer` instead. */
                readonly access_token?: components["parameters"]["accessToken"];
            };
            readonly header?: {
                /** @description The largest file that the client reads, in bytes. */
                readonly "X-WOPI-MaxExpectedSize"?: components["parameters"]["maxExpectedSize"];
            };
            readonly path: {
                /**
                 * @description The id of the file.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly fileId: components["parameters"]["fileId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The bytes. */
            readonly 200: {
                headers: {
                    readonly "X-WOPI-ItemVersion": components["headers"]["X-WOPI-ItemVersion"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["PreconditionFailed"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly putEditedFile: {
        readonly parameters: {
            readonly query?: {
                /** @description The token of the session. It may be sent in `Authorization` with the scheme `Bearer` instead. */
                readonly access_token?: components["parameters"]["accessToken"];
            };
            readonly header?: {
                /** @description Clients send `PUT`. */
                readonly "X-WOPI-Override"?: components["parameters"]["putOverride"];
                /** @description A lock, at most 1,024 characters. */
                readonly "X-WOPI-Lock"?: components["parameters"]["lock"];
            };
            readonly path: {
                /**
                 * @description The id of the file.
                 * @example 0f0e6a0e-8a6f-4e0f-9a39-50a5a1bb7c11
                 */
                readonly fileId: components["parameters"]["fileId"];
            };
            readonly cookie?: never;
        };
        /** @description The bytes, with any Content-Type. */
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description The file is written. */
            readonly 200: {
                headers: {
                    readonly "X-WOPI-ItemVersion": components["headers"]["X-WOPI-ItemVersion"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly openEditingSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The file. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionRequest"];
            };
        };
        readonly responses: {
            /** @description The session. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EditingSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 423: components["responses"]["Locked"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
    readonly stopEditingSession: {
        readonly parameters: {
            readonly query?: {
                /** @description The token of the session. It may be sent in `Authorization` with the scheme `Bearer` instead. */
                readonly access_token?: components["parameters"]["accessToken"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 423: components["responses"]["Locked"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 507: components["responses"]["InsufficientStorage"];
        };
    };
}
