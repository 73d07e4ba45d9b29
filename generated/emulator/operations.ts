// Generated from contracts/emulator by scripts/contracts/rest.ts. Do not edit.
export interface paths {
    readonly "/_emulator/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the clock
         * @description Returns the time of the server, and how its clock runs.
         */
        readonly get: operations["getClock"];
        /**
         * Set the clock
         * @description Moves the clock to a time, stops it, or changes its speed. Without `now` it goes on from its present time. The clock rules
         *     times in replies, and when tokens, digests, cookies and locks expire; waiting times inside the server do not change.
         */
        readonly put: operations["setClock"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/clock/advance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Advance the clock
         * @description Moves the clock forward, whether it runs or stands still.
         */
        readonly post: operations["advanceClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/coverage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the coverage of operations
         * @description Returns the operations of all contracts that were called since the start or since the coverage was deleted, with
         *     their statuses, and the names of all others. Operations within a batch count too. A SOAP operation has the name
         *     `<service>.<Operation>`.
         */
        readonly get: operations["getCoverage"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Reset the coverage of operations
         * @description Counts calls from now on.
         */
        readonly delete: operations["deleteCoverage"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/faults": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the faults
         * @description Returns the rules in the order in which they are tried.
         */
        readonly get: operations["listFaults"];
        readonly put?: never;
        /**
         * Add a fault
         * @description Adds a rule behind the others, for the requests of one shard or of all. For each request, also for each part of a batch, the first rule whose `match` and `when` hold strikes: the reply is changed as `then`
         *     says, and has the header `X-Tenon-Fault` with the id of the rule. A refused request changes nothing on the server. A
         *     rule that names a user or an operation strikes when the request is understood and signed in, other rules before that. There can be 100 rules.
         */
        readonly post: operations["addFault"];
        /**
         * Delete all faults
         * @description Deletes all rules of the shard. Rules for all shards are deleted by a request that names no shard, or by their ids.
         */
        readonly delete: operations["deleteFaults"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/faults/{faultId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a fault.
                 * @example 1
                 */
                readonly faultId: components["parameters"]["faultId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a fault
         * @description Deletes a rule.
         */
        readonly delete: operations["deleteFault"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/generate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Generate items
         * @description Adds items with plausible values to a list, as the first farm administrator, in the background: the reply comes at once, and tells where to read
         *     how far it is. The same `seed` makes the same values. Every column that can be written gets a value of its type. Libraries cannot be filled.
         *     A reset, and a snapshot that is restored, cancel it.
         */
        readonly post: operations["generateItems"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/operations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the generating operations
         * @description Returns the latest 100 operations of the shard, newest first.
         */
        readonly get: operations["listGeneratingOperations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/operations/{operationId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an operation.
                 * @example 1
                 */
                readonly operationId: components["parameters"]["operationId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a generating operation
         * @description Returns how far an operation is.
         */
        readonly get: operations["getGeneratingOperation"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Cancel a generating operation
         * @description Ends an operation that runs; the items that it has made stay.
         */
        readonly delete: operations["cancelGeneratingOperation"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the recorded requests
         * @description Returns the latest requests with their replies, newest first. The server keeps 10,000, of each body at most 64 KiB, and of all
         *     headers and bodies together at most 128 MiB; older ones are dropped first. Passwords, cookies, digests and tokens are masked. All filters must match.
         */
        readonly get: operations["listRequests"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete the recorded requests
         * @description Deletes the recorded requests that match all filters, all of them without filters. The ids continue.
         */
        readonly delete: operations["deleteRequests"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/requests/count": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Count the recorded requests
         * @description Returns the number of recorded requests that match all filters.
         */
        readonly get: operations["countRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/requests/stream": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Follow the recorded requests
         * @description Sends every request that matches all filters when its reply is ready, as server-sent events: `id` is the id of the request, `data` the
         *     request as `RecordedRequest`. `since` first sends what is recorded after this id. A client that reads too slowly is
         *     disconnected; it can connect again with `since`, or with the header `Last-Event-ID`. With `seconds` the stream ends by itself.
         */
        readonly get: operations["streamRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/requests.har": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export the recorded requests as HAR
         * @description Returns the recorded requests that match all filters in the HTTP Archive format 1.2, oldest first.
         */
        readonly get: operations["exportRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/requests/{requestId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a request.
                 * @example 17
                 */
                readonly requestId: components["parameters"]["requestId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get a recorded request
         * @description Returns a request with its reply. For a request that met no operation, `nearest` has the five addresses of the contracts
         *     that are most like it, and what differs.
         */
        readonly get: operations["getRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Export the state
         * @description Returns the content of the root site collection at the host of the request as a seed: users, groups, webs, lists of known
         *     templates with their own columns, views, content types, folders, items and files, roles, permissions of webs, lists, folders and items, the clients
         *     of the seed, and the faults. What a seed cannot have is left out: older versions, attachments, and columns of other types.
         *     An export of more than 1 MiB is too long for a seed.
         */
        readonly get: operations["getState"];
        /**
         * Replace the state by a seed
         * @description Puts the server back to the state of its start, applies the seed to the root site collection at the host of the request, and
         *     replaces the faults. From then on a reset returns to this state. The body is JSON of at most
         *     1 MiB and 50,000 values, or YAML (`application/yaml`) of at most 256 KiB and 100 aliases. All or nothing: after an error, which names the path and the line of its cause, the
         *     server is as it was.
         */
        readonly put: operations["putState"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/seed.schema.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the JSON Schema of seeds
         * @description Returns the JSON Schema of seeds, for editors.
         */
        readonly get: operations["getSeedSchema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/shards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the shards
         * @description Returns the shards by name, whatever shard the request names.
         */
        readonly get: operations["listShards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/shards/{shardName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of a shard.
                 * @example worker-1
                 */
                readonly shardName: components["parameters"]["shardName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a shard
         * @description Drops a shard with all its data and faults when its running requests have ended. The next request that names it makes a new one. A
         *     request to drop a shard does not name that shard itself.
         */
        readonly delete: operations["deleteShard"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset the server
         * @description Puts the server back to the state of its start, or of the latest seed: all data, the clock and the random numbers. Faults are those of the seed. Running
         *     requests end before, new ones wait. Connections, access tokens, refresh tokens, cookies and form digests stay valid;
         *     connections for live updates are closed, and clients connect again. Recorded requests, coverage and snapshots stay. Data on disk is replaced as a whole: after a crash it is as before, or as at the start.
         *     With `site` only the content of one site collection is put back, and nothing else.
         */
        readonly post: operations["resetServer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/snapshots": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the snapshots
         * @description Returns the snapshots by name.
         */
        readonly get: operations["listSnapshots"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/snapshots/{snapshotName}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of a snapshot.
                 * @example before-orders
                 */
                readonly snapshotName: components["parameters"]["snapshotName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Take a snapshot
         * @description Copies all data as it is now, under a name. A snapshot of the same name is replaced. There can be 100. Snapshots end with the process; those of data on disk are files beside the data until then. With `site` it has this site collection, and restoring puts back no other.
         */
        readonly put: operations["putSnapshot"];
        readonly post?: never;
        /**
         * Delete a snapshot
         * @description Deletes a snapshot.
         */
        readonly delete: operations["deleteSnapshot"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/snapshots/{snapshotName}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of a snapshot.
                 * @example before-orders
                 */
                readonly snapshotName: components["parameters"]["snapshotName"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a snapshot
         * @description Puts all data and the random numbers back to the snapshot, as a reset does. The clock and the faults stay as they are. With `site` only the content of one site collection is put back.
         */
        readonly post: operations["restoreSnapshot"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/_emulator/tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get an access token with any claims
         * @description Signs an access token of this server with these claims. Claims that the request does not have are those of an
         *     ordinary user: `sub`, `name` and `email` of `tester`, no roles, and the scope `AllSites.FullControl`. A claim of the request
         *     replaces any other, also `iss`, `aud`, `iat`, `nbf` and `exp`, so tests can make tokens that the server refuses.
         */
        readonly post: operations["addTestToken"];
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
        /** @description The clock of the server. */
        readonly Clock: {
            /**
             * Format: date-time
             * @description Its time.
             */
            readonly now: string;
            /** @description Whether it stands still. */
            readonly frozen: boolean;
            /** @description How many seconds it advances in a second. */
            readonly rate: number;
        };
        /**
         * @description How the clock shall run.
         * @example {
         *       "now": "2026-01-01T00:00:00Z",
         *       "frozen": true
         *     }
         */
        readonly ClockSetting: {
            /**
             * a time from 1970 to 9999 such as 2026-11-20T09:00:00Z
             * Format: date-time
             * @description Its time, from 1970 to 9999. The default is its present time.
             */
            readonly now?: string;
            /**
             * @description Whether it stands still.
             * @default false
             */
            readonly frozen?: boolean;
            /**
             * @description How many seconds it advances in a second.
             * @default 1
             */
            readonly rate?: number;
        };
        /**
         * @description A span of time.
         * @example {
         *       "by": "PT1H"
         *     }
         */
        readonly ClockAdvance: {
            /** @description A duration (ISO 8601), for example `PT90M` or `P1DT12H`. */
            readonly by: string;
        };
        /** @description The operations that were called, and those that were not. */
        readonly Coverage: {
            /** @description The operations with at least one call, by name. */
            readonly operations: readonly components["schemas"]["CoveredOperation"][];
            /** @description The names of the operations without a call. */
            readonly unused: readonly string[];
        };
        /** @description An operation with at least one call. */
        readonly CoveredOperation: {
            /** @description The name of the operation. */
            readonly id: string;
            /** @description The number of its replies. */
            readonly calls: number;
            /**
             * @description The number of replies by status.
             * @example {
             *       "200": 3,
             *       "404": 1
             *     }
             */
            readonly statuses: {
                readonly [key: string]: number;
            };
        };
        /**
         * @description An error.
         * @example {
         *       "error": {
         *         "code": "404",
         *         "message": "There is no fault '7'."
         *       }
         *     }
         */
        readonly Failure: {
            readonly error: {
                /** @description The HTTP status. */
                readonly code: string;
                /** @description What was wrong, where, and what is allowed. */
                readonly message: string;
                /** @description The part of a seed that is wrong, for example `webs/0/lists/1/title`. */
                readonly path?: string;
                /** @description The line of this part. */
                readonly line?: number;
            };
        };
        /** @description Rules. */
        readonly Faults: {
            /** @description The rules. */
            readonly value: readonly components["schemas"]["Fault"][];
        };
        /** @description The id of a rule. */
        readonly FaultId: {
            /** @description The id. */
            readonly id: number;
        };
        /** @description A rule, and how often it was used. */
        readonly Fault: {
            /** @description The id. */
            readonly id: number;
            /** @description How many requests `match` has fit. */
            readonly matched: number;
            /** @description How many requests the rule has struck. */
            readonly struck: number;
            readonly match: components["schemas"]["FaultMatch"];
            readonly when: components["schemas"]["FaultCondition"];
            readonly then: components["schemas"]["FaultEffect"];
        };
        /**
         * @description A rule for faults.
         * @example {
         *       "match": {
         *         "method": "GET",
         *         "path": "/_api/web/lists/**"
         *       },
         *       "when": {
         *         "count": 2
         *       },
         *       "then": {
         *         "status": 503,
         *         "retryAfterSeconds": 1
         *       }
         *     }
         */
        readonly FaultRule: {
            readonly match: components["schemas"]["FaultMatch"];
            readonly when?: components["schemas"]["FaultCondition"];
            readonly then: components["schemas"]["FaultEffect"];
        };
        /** @description The requests that a rule is for. All members must fit; without any it is for all requests. */
        readonly FaultMatch: {
            /** @description The method, in any letter case. */
            readonly method?: string;
            /** @description A pattern for the decoded path without the query, in any letter case: `*` for any text within a segment, `**` for any number of segments. */
            readonly path?: string;
            /** @description The name of the operation, for example `listItems` or `lists.GetList`. */
            readonly operation?: string;
            /** @description The login name of the user, or the part of it behind the last `|`, in any letter case. */
            readonly user?: string;
            /** @description The shard whose requests it is for, or `*` for all shards and the server without one. The default is the shard that the request names. */
            readonly shard?: string;
        };
        /** @description Which of the requests that match are struck. All members must hold; without any every request is. */
        readonly FaultCondition: {
            /** @description So many requests pass before. */
            readonly after?: number;
            /** @description So many requests are struck at most. */
            readonly count?: number;
            /** @description Only every n-th request, after those of `after`. */
            readonly every?: number;
            /** @description The probability that a request is struck. */
            readonly rate?: number;
            /** @description The start of the random numbers for `rate`; the same seed strikes the same requests. The default is 1. */
            readonly seed?: number;
            /**
             * a time such as 2026-11-20T09:00:00Z
             * Format: date-time
             * @description The earliest time by the clock of the server.
             */
            readonly fromUtc?: string;
            /**
             * a time such as 2026-11-20T09:00:00Z
             * Format: date-time
             * @description The time from which the rule strikes no more.
             */
            readonly untilUtc?: string;
        };
        /** @description What happens to a struck request. A rule needs at least one member. */
        readonly FaultEffect: {
            /** @description The request is refused with this status, and with the error body of its address. */
            readonly status?: number;
            /** @description The header `Retry-After` of the reply. */
            readonly retryAfterSeconds?: number;
            /** @description Further headers of the reply. */
            readonly headers?: {
                readonly [key: string]: string;
            };
            /** @description How long the request waits before anything else. */
            readonly latencyMs?: number;
            /**
             * @description How long each request waits before anything else, drawn anew: evenly between `fromMs` and `toMs`, or log-normally around
             *     `medianMs` with the spread `sigma`. The same seed draws the same times.
             */
            readonly latency?: {
                /** @description The shortest time. The default is 0. */
                readonly fromMs?: number;
                /** @description The longest time. */
                readonly toMs?: number;
                /** @description Half of the requests wait less. */
                readonly medianMs?: number;
                /** @description The standard deviation of the logarithm of the time. The default is 0.5. */
                readonly sigma?: number;
            };
            /** @description The body of the reply comes at this speed. Not for parts of a batch. */
            readonly bytesPerSecond?: number;
            /** @description The list view threshold of the request: a query of a list with more items is refused as the established server does, unless an indexed column leads it. There it is 5000. */
            readonly threshold?: number;
            /**
             * @description How many requests each user may send within a time. From four fifths on replies have the headers `RateLimit-Limit`,
             *     `RateLimit-Remaining` and `RateLimit-Reset`; requests beyond it are refused with 429 and `Retry-After` until the time has passed.
             */
            readonly limits?: {
                /** @description The number of requests. */
                readonly requests: number;
                /** @description The time by the clock of the server. */
                readonly seconds: number;
            };
            /** @description The connection is closed after so many bytes of the body. Not for parts of a batch. */
            readonly truncateAfterBytes?: number;
            /**
             * @description The connection is reset instead of a reply; the request is not run. Not for parts of a batch.
             * @constant
             */
            readonly reset?: true;
            /**
             * @description What happens to the messages of the server on a connection for live updates that the request opens: a WebSocket or server-sent events.
             *     The first message is the reply to the handshake of the protocol. Pings pass and are not counted.
             */
            readonly messages?: {
                /** @description So many messages pass before. */
                readonly after?: number;
                /** @description So many messages are lost then. */
                readonly drop?: number;
                /** @description How long each message waits. */
                readonly latencyMs?: number;
                /**
                 * @description The connection is reset then.
                 * @constant
                 */
                readonly reset?: true;
            };
            /**
             * @description A refusal of the established server: `throttled` is 429 with `Retry-After` and `RateLimit` headers, `maintenance` 503 with
             *     `Retry-After`, `listViewThreshold` the refusal of a query over too many items, `expiredToken` 401, `expiredDigest` 403,
             *     `versionConflict` 412. `hostedLimits` is `limits` of 3000 requests in 300 seconds, the published limit of a user of the hosted
             *     service. With `flakyNetwork` seven of ten requests are late, one loses its connection before the reply, one within it, and one has a slow reply; not for
             *     parts of a batch.
             *     `status`, `retryAfterSeconds` and `headers` override its parts.
             * @enum {string}
             */
            readonly preset?: "throttled" | "maintenance" | "listViewThreshold" | "expiredToken" | "expiredDigest" | "versionConflict" | "hostedLimits" | "flakyNetwork";
        };
        /**
         * @description What to generate.
         * @example {
         *       "list": "Tasks",
         *       "count": 100000,
         *       "seed": 7
         *     }
         */
        readonly Generation: {
            /** @description The title of the list. */
            readonly list: string;
            /**
             * @description The server-relative URL of its web.
             * @default /
             */
            readonly webUrl?: string;
            /** @description The number of items. */
            readonly count: number;
            /**
             * @description The start of the random numbers.
             * @default 1
             */
            readonly seed?: number;
        };
        /** @description Operations. */
        readonly GeneratingOperations: {
            /** @description The operations. */
            readonly value: readonly components["schemas"]["GeneratingOperation"][];
        };
        /** @description How far the generation of items is. */
        readonly GeneratingOperation: {
            /** @description Its id. */
            readonly operationId: number;
            /**
             * @description Its state. The items that it has made stay in every case.
             * @enum {string}
             */
            readonly status: "Running" | "Succeeded" | "Failed" | "Cancelled";
            /** @description The completed part, in percent. */
            readonly progress: number;
            /** @description The number of items that it has made. */
            readonly made: number;
            /**
             * Format: date-time
             * @description When it began by the clock of the server.
             */
            readonly startedUtc: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            readonly endedUtc?: string;
            /** @description Why it failed. */
            readonly error?: string;
        };
        /** @description Recorded requests. */
        readonly RecordedRequests: {
            /** @description The requests, newest first. */
            readonly value: readonly components["schemas"]["RecordedRequest"][];
            /** @description The number of all requests that match. */
            readonly count: number;
        };
        /** @description A number of requests. */
        readonly RequestCount: {
            /** @description The number. */
            readonly count: number;
        };
        /** @description A request and its reply. */
        readonly RecordedRequest: {
            /** @description Its number, in the order of replies. */
            readonly id: number;
            /**
             * Format: date-time
             * @description The time of its reply by the clock of the server.
             */
            readonly at: string;
            /** @description The method. */
            readonly method: string;
            /** @description The path and the query as they were sent. */
            readonly url: string;
            /** @description The name of the operation; null if there is none. */
            readonly operation: string | null;
            /** @description The status of the reply; 0 if the connection was reset. */
            readonly status: number;
            /** @description The time until the head of the reply was ready. */
            readonly durationMs: number;
            /** @description The login name of the user; null if nobody was signed in. */
            readonly user: string | null;
            /** @description The name of the shard; null without one. */
            readonly shard: string | null;
            /** @description The id of the fault that struck the request. */
            readonly faultId: number | null;
            /** @description What the contract says of the request: options that the operation does not know and that were ignored. And which bodies are not complete here. */
            readonly notes: readonly string[];
            readonly request: components["schemas"]["RecordedMessage"];
            readonly response: components["schemas"]["RecordedMessage"];
            /** @description Addresses that are like this one. Only in the reply for a single request that met no operation. */
            readonly nearest?: readonly components["schemas"]["NearAddress"][];
        };
        /** @description The headers and the body of a message. */
        readonly RecordedMessage: {
            /** @description The headers by name in lower case. Several values are separated by commas and blanks. */
            readonly headers: {
                readonly [key: string]: string;
            };
            /** @description The body, at most 64 KiB of it; null if there is none. Bytes that are no UTF-8 are in Base64, behind `base64:`. */
            readonly body: string | null;
        };
        /** @description An operation whose address is like that of a request. */
        readonly NearAddress: {
            /** @description The name of the operation. */
            readonly operation: string;
            /** @description Its method. */
            readonly method: string;
            /** @description Its address with the parameters in braces. */
            readonly address: string;
            /** @description What differs, one sentence each. */
            readonly differs: readonly string[];
        };
        /** @description An archive of requests (HAR 1.2). */
        readonly HttpArchive: {
            /** @description The archive. */
            readonly log: {
                /** @description The version of the format. */
                readonly version: string;
                /** @description The program. */
                readonly creator: {
                    readonly [key: string]: unknown;
                };
                /** @description The requests. */
                readonly entries: readonly {
                    readonly [key: string]: unknown;
                }[];
            } & {
                readonly [key: string]: unknown;
            };
        };
        /**
         * @description The content of a server.
         * @example {
         *       "version": 1,
         *       "groups": [
         *         {
         *           "title": "Reviewers",
         *           "members": [
         *             "ann",
         *             "bob"
         *           ]
         *         }
         *       ],
         *       "webs": [
         *         {
         *           "url": "/",
         *           "lists": [
         *             {
         *               "title": "Orders",
         *               "template": 100,
         *               "columns": [
         *                 {
         *                   "name": "Amount",
         *                   "type": "Number"
         *                 }
         *               ],
         *               "items": [
         *                 {
         *                   "Title": "Chairs",
         *                   "Amount": 4
         *                 }
         *               ]
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        readonly Seed: {
            /**
             * @description The version of this form.
             * @constant
             */
            readonly version: 1;
            /** @description Users that the site collection knows. */
            readonly users?: readonly components["schemas"]["SeedUser"][];
            /** @description Groups of the site collection. One that exists gets exactly these members. */
            readonly groups?: readonly components["schemas"]["SeedGroup"][];
            /** @description Exactly the roles of the site collection beside the built-in ones. Without this member they stay as at the start. */
            readonly roles?: readonly components["schemas"]["SeedRole"][];
            /** @description Webs. Those that do not exist are made; a parent stands before its webs. */
            readonly webs?: readonly components["schemas"]["SeedWeb"][];
            /** @description Programs that request tokens, beside those of the settings. If there is none at all, every program may. */
            readonly clients?: readonly components["schemas"]["SeedClient"][];
            /** @description Rules for faults. */
            readonly faults?: readonly components["schemas"]["FaultRule"][];
        };
        /** @description A user. */
        readonly SeedUser: {
            /** @description The login name, or a name such as `ann`. */
            readonly name: string;
            /** @description The shown name. */
            readonly title?: string;
            /** @description The e-mail address. */
            readonly email?: string;
        };
        /** @description A group. */
        readonly SeedGroup: {
            /** @description Its name. */
            readonly title: string;
            /** @description What it is for. */
            readonly description?: string;
            /** @description The users in it. */
            readonly members?: readonly string[];
        };
        /** @description A web. */
        readonly SeedWeb: {
            /** @description Its server-relative URL; `/` is the root web. */
            readonly url: string;
            /** @description Its title; a new web without one is named by its URL. */
            readonly title?: string;
            /** @description Further groups of the site collection, which are made with this web. */
            readonly groups?: readonly components["schemas"]["SeedGroup"][];
            /** @description Exactly the roles on this web, as permissions of its own. Without this member it inherits them, and the root web keeps those of the start. */
            readonly permissions?: readonly components["schemas"]["SeedPermission"][];
            /** @description Site columns of this web, none of which can be a lookup. */
            readonly columns?: readonly components["schemas"]["SeedColumn"][];
            /** @description Content types of this web. A parent stands before its children. */
            readonly contentTypes?: readonly components["schemas"]["SeedContentType"][];
            /** @description All its lists. Without this member the lists stay as the start of the server or the template of the web makes them. */
            readonly lists?: readonly components["schemas"]["SeedList"][];
            /** @description The webs below it. */
            readonly webs?: readonly components["schemas"]["SeedWeb"][];
        };
        /** @description A list or library. */
        readonly SeedList: {
            /** @description Its title. */
            readonly title: string;
            /** @description Its BaseTemplate: 100 is a list, 101 a library. The default is 100. */
            readonly template?: number;
            /** @description The name of its folder, if that does not follow from the title. */
            readonly leafName?: string;
            /** @description Its columns beside those of the template. */
            readonly columns?: readonly components["schemas"]["SeedColumn"][];
            /** @description Content types of the web or of a web above that it has beside that of the template, by their names. */
            readonly contentTypes?: readonly string[];
            /** @description Exactly its views. Without this member they are those of the template. */
            readonly views?: readonly components["schemas"]["SeedView"][];
            /** @description Exactly the roles on this list, as permissions of its own. Without this member it inherits them. */
            readonly permissions?: readonly components["schemas"]["SeedPermission"][];
            /** @description Folders by their path below the list or library; a parent stands before its folders. A folder without an id is made before the first item in it. */
            readonly folders?: readonly (string | components["schemas"]["SeedFolder"])[];
            /** @description Items of a list. */
            readonly items?: readonly components["schemas"]["SeedItem"][];
            /** @description Files of a library. */
            readonly files?: readonly components["schemas"]["SeedFile"][];
        };
        /** @description A folder. */
        readonly SeedFolder: {
            /** @description Its path below the list or library. */
            readonly path: string;
            /** @description Its id: greater than those before it. Items with greater ids come later. */
            readonly id?: number;
            /** @description The values of its columns, as of an item. */
            readonly columns?: {
                readonly [key: string]: unknown;
            };
            /** @description Exactly the roles on this folder, as permissions of its own. Without this member it inherits them. */
            readonly permissions?: readonly components["schemas"]["SeedPermission"][];
        };
        /**
         * @description An item: the values of its columns by their internal names. A user is given by the login name, an item of another list by its id.
         *     `Id` may say its id: greater than those before it.
         */
        readonly SeedItem: {
            /** @description The path of its folder below the list. */
            readonly $folder?: string;
            /** @description Exactly the roles on this item, as permissions of its own. Without this member it inherits them. */
            readonly $permissions?: readonly components["schemas"]["SeedPermission"][];
        } & {
            readonly [key: string]: unknown;
        };
        /** @description A column, with the members of a field of REST. */
        readonly SeedColumn: {
            /** @description Its internal name. */
            readonly name: string;
            /** @description The shown name; by default the internal one. */
            readonly title?: string;
            /**
             * @description Its type.
             * @enum {string}
             */
            readonly type: "Text" | "Note" | "Number" | "Currency" | "Boolean" | "DateTime" | "Choice" | "MultiChoice" | "URL" | "Lookup" | "LookupMulti" | "User" | "UserMulti";
            /** @description What it is for. */
            readonly Description?: string;
            /** @description Whether items need a value. */
            readonly Required?: boolean;
            /** @description Whether it has an index. */
            readonly Indexed?: boolean;
            /** @description Whether two items cannot have the same value. */
            readonly EnforceUniqueValues?: boolean;
            /** @description The value of new items. */
            readonly DefaultValue?: string;
            /** @description The choices. */
            readonly Choices?: readonly string[];
            /** @description Whether other values are allowed too. */
            readonly FillInChoice?: boolean;
            /** @description The most characters of a text. */
            readonly MaxLength?: number;
            /** @description The smallest number. */
            readonly MinimumValue?: number;
            /** @description The greatest number. */
            readonly MaximumValue?: number;
            /** @description Whether a note is HTML. */
            readonly RichText?: boolean;
            /** @description The height of a note in forms. */
            readonly NumberOfLines?: number;
            /** @description The title of a list of the same web. */
            readonly LookupList?: string;
            /** @description The column of that list that is shown. */
            readonly LookupField?: string;
            /** @description 0 for people, 1 for people and groups. */
            readonly SelectionMode?: number;
            /** @description Whether a date has no time. */
            readonly DateOnly?: boolean;
        };
        /** @description A file, with one of `text`, `base64` and `path`. */
        readonly SeedFile: {
            /** @description The path of the file below the library. */
            readonly name: string;
            /** @description Its content as text. */
            readonly text?: string;
            /** @description Its content in Base64. */
            readonly base64?: string;
            /** @description A file beside the seed file; only in a seed that the setting `Emulator:Seed` names. */
            readonly path?: string;
            /** @description The values of its columns, as of an item. */
            readonly columns?: {
                readonly [key: string]: unknown;
            };
            /** @description Exactly the roles on this file, as permissions of its own. Without this member it inherits them. */
            readonly permissions?: readonly components["schemas"]["SeedPermission"][];
        };
        /** @description A role of the site collection: a name for rights. */
        readonly SeedRole: {
            /** @description Its name. */
            readonly name: string;
            /** @description What it is for. */
            readonly description?: string;
            /** @description Its place among the roles; by default the last one. */
            readonly order?: number;
            /** @description The rights that it gives. `FullMask` is all of them, and those that have no name. */
            readonly rights: readonly ("FullMask" | "ViewListItems" | "AddListItems" | "EditListItems" | "DeleteListItems" | "ApproveItems" | "OpenItems" | "ViewVersions" | "DeleteVersions" | "CancelCheckout" | "ManagePersonalViews" | "ManageLists" | "ViewFormPages" | "AnonymousSearchAccessList" | "Open" | "ViewPages" | "AddAndCustomizePages" | "ApplyThemeAndBorder" | "ApplyStyleSheets" | "ViewUsageData" | "CreateSSCSite" | "ManageSubwebs" | "CreateGroups" | "ManagePermissions" | "BrowseDirectories" | "BrowseUserInfo" | "AddDelPrivateWebParts" | "UpdatePersonalWebParts" | "ManageWeb" | "AnonymousSearchAccessWebLists" | "UseClientIntegration" | "UseRemoteAPIs" | "ManageAlerts" | "CreateAlerts" | "EditMyUserInfo" | "EnumeratePermissions")[];
        };
        /** @description A role for a user or a group. */
        readonly SeedPermission: {
            /** @description The title of a group, or else the name of a user. */
            readonly principal: string;
            /** @description The name of the role, such as `Read` or `Contribute`. */
            readonly role: string;
        };
        /** @description A content type. */
        readonly SeedContentType: {
            /** @description Its name. */
            readonly name: string;
            /** @description The name of its parent; by default `Item`. */
            readonly parent?: string;
            /** @description What it is for. */
            readonly description?: string;
            /** @description Its group. */
            readonly group?: string;
            /** @description The internal names of its columns, which are site columns, beside those of its parent. */
            readonly columns?: readonly string[];
        };
        /** @description A view. */
        readonly SeedView: {
            /** @description Its title. */
            readonly title: string;
            /** @description The internal names of its columns; by default those of the default view. */
            readonly columns?: readonly string[];
            /** @description Its filter and order, as CAML: `<Where>`, `<OrderBy>`. */
            readonly query?: string;
            /** @description The most items of a page. */
            readonly rowLimit?: number;
            /** @description Whether it has further pages. */
            readonly paged?: boolean;
            /** @description Whether the list opens with it; by default the first one. */
            readonly isDefault?: boolean;
            /** @description Whether it is hidden. */
            readonly hidden?: boolean;
            /** @description What it shows of folders: 0 one folder, 1 all files, 2 everything below, 3 the files of one folder. */
            readonly scope?: number;
        };
        /** @description A program that requests tokens. */
        readonly SeedClient: {
            /** @description Its id. */
            readonly id: string;
            /** @description Its secret; without one it is public and proves itself with PKCE. */
            readonly secret?: string;
            /** @description Where codes may be sent. */
            readonly redirectUris?: readonly string[];
            /** @description The roles of tokens for the program itself. */
            readonly roles?: readonly string[];
        };
        /** @description Shards. */
        readonly Shards: {
            /** @description The shards. */
            readonly value: readonly components["schemas"]["Shard"][];
        };
        /** @description A shard. */
        readonly Shard: {
            /** @description Its name. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When it was made by the clock of the system.
             */
            readonly createdUtc: string;
            /**
             * Format: date-time
             * @description When it was last used by the clock of the system.
             */
            readonly usedUtc: string;
            /** @description How many requests it has received. */
            readonly requests: number;
        };
        /** @description Snapshots. */
        readonly Snapshots: {
            /** @description The snapshots. */
            readonly value: readonly components["schemas"]["Snapshot"][];
        };
        /** @description A snapshot. */
        readonly Snapshot: {
            /** @description Its name. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When it was taken by the clock of the server.
             */
            readonly createdUtc: string;
            /** @description The memory that it takes, or the size of its databases on disk. */
            readonly bytes: number;
        };
        /**
         * @description The claims of a token.
         * @example {
         *       "claims": {
         *         "sub": "ann",
         *         "roles": [
         *           "FarmAdmin"
         *         ]
         *       },
         *       "expiresInSeconds": 600
         *     }
         */
        readonly TestTokenRequest: {
            /** @description The claims, by name. */
            readonly claims?: {
                readonly [key: string]: unknown;
            };
            /** @description How long the token is valid; a negative number makes an expired token. The default is the setting `Identity:TokenExpirationMinutes`. */
            readonly expiresInSeconds?: number;
        };
        /** @description An access token. */
        readonly TestToken: {
            /** @description The token, for the header `Authorization: Bearer`. */
            readonly access_token: string;
        };
    };
    responses: {
        /** @description The body or a parameter is invalid. The message names the member and says what is allowed. Nothing was changed. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The setting `Emulator:Token` has a value, and the header `X-Emulator-Token` does not carry it. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A page of another site sent the request, or its `Host` is not that of this machine. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The object of the address does not exist. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The present state of the server does not allow this. Nothing was changed. */
        readonly Conflict: {
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
    };
    parameters: {
        /**
         * @description The id of a fault.
         * @example 1
         */
        readonly faultId: number;
        /**
         * @description The id of an operation.
         * @example 1
         */
        readonly operationId: number;
        /**
         * @description The id of a request.
         * @example 17
         */
        readonly requestId: number;
        /** @description The method, in any letter case. */
        readonly requestMethod: string;
        /**
         * @description A pattern for the decoded path without the query, in any letter case. `*` stands for any text within a segment, `**` for any
         *     number of segments.
         */
        readonly requestPath: string;
        /** @description The name of the operation. */
        readonly requestOperation: string;
        /** @description The status of the reply. */
        readonly requestStatus: number;
        /** @description The login name of the user, or the part of it behind the last `|`, in any letter case. */
        readonly requestUser: string;
        /** @description If true, only requests that met no operation. */
        readonly unmatched: boolean;
        /** @description The id of a request; only later ones. */
        readonly since: number;
        /**
         * @description The stream ends after so many seconds, with 0 after the requests that are recorded already. Without `seconds` it does not end.
         * @example 10
         */
        readonly followedSeconds: number;
        /** @description The maximum number of requests. */
        readonly requestLimit: number;
        /**
         * @description The name of a shard.
         * @example worker-1
         */
        readonly shardName: string;
        /**
         * @description The name of a snapshot.
         * @example before-orders
         */
        readonly snapshotName: string;
        /** @description The server-relative URL of a site collection at the host of the request, for example `/sites/team`. */
        readonly siteOfCopy: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The address of the operation.
         * @example /_emulator/operations/1
         */
        readonly OperationLocation: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The clock. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clock"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly setClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The clock. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClockSetting"];
            };
        };
        readonly responses: {
            /** @description The clock is set. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly advanceClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description How far. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        readonly responses: {
            /** @description The clock is moved. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getCoverage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The coverage. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Coverage"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteCoverage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All operations are unused. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly listFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rules. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Faults"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The rule. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FaultRule"];
            };
        };
        readonly responses: {
            /** @description The id of the rule. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FaultId"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteFaults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description There are no rules. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteFault: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a fault.
                 * @example 1
                 */
                readonly faultId: components["parameters"]["faultId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The rule is deleted. */
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
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly generateItems: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description What to generate. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Generation"];
            };
        };
        readonly responses: {
            /** @description The operation. */
            readonly 202: {
                headers: {
                    readonly Location: components["headers"]["OperationLocation"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GeneratingOperation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly listGeneratingOperations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GeneratingOperations"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getGeneratingOperation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an operation.
                 * @example 1
                 */
                readonly operationId: components["parameters"]["operationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The operation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GeneratingOperation"];
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
    readonly cancelGeneratingOperation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an operation.
                 * @example 1
                 */
                readonly operationId: components["parameters"]["operationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It does not run. */
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
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly listRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description The method, in any letter case. */
                readonly method?: components["parameters"]["requestMethod"];
                /**
                 * @description A pattern for the decoded path without the query, in any letter case. `*` stands for any text within a segment, `**` for any
                 *     number of segments.
                 */
                readonly path?: components["parameters"]["requestPath"];
                /** @description The name of the operation. */
                readonly operation?: components["parameters"]["requestOperation"];
                /** @description The status of the reply. */
                readonly status?: components["parameters"]["requestStatus"];
                /** @description The login name of the user, or the part of it behind the last `|`, in any letter case. */
                readonly user?: components["parameters"]["requestUser"];
                /** @description If true, only requests that met no operation. */
                readonly unmatched?: components["parameters"]["unmatched"];
                /** @description The id of a request; only later ones. */
                readonly since?: components["parameters"]["since"];
                /** @description The maximum number of requests. */
                readonly limit?: components["parameters"]["requestLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requests. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordedRequests"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description The method, in any letter case. */
                readonly method?: components["parameters"]["requestMethod"];
                /**
                 * @description A pattern for the decoded path without the query, in any letter case. `*` stands for any text within a segment, `**` for any
                 *     number of segments.
                 */
                readonly path?: components["parameters"]["requestPath"];
                /** @description The name of the operation. */
                readonly operation?: components["parameters"]["requestOperation"];
                /** @description The status of the reply. */
                readonly status?: components["parameters"]["requestStatus"];
                /** @description The login name of the user, or the part of it behind the last `|`, in any letter case. */
                readonly user?: components["parameters"]["requestUser"];
                /** @description If true, only requests that met no operation. */
                readonly unmatched?: components["parameters"]["unmatched"];
                /** @description The id of a request; only later ones. */
                readonly since?: components["parameters"]["since"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description They are deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly countRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description The method, in any letter case. */
                readonly method?: components["parameters"]["requestMethod"];
                /**
                 * @description A pattern for the decoded path without the query, in any letter case. `*` stands for any text within a segment, `**` for any
                 *     number of segments.
                 */
                readonly path?: components["parameters"]["requestPath"];
                /** @description The name of the operation. */
                readonly operation?: components["parameters"]["requestOperation"];
                /** @description The status of the reply. */
                readonly status?: components["parameters"]["requestStatus"];
                /** @description The login name of the user, or the part of it behind the last `|`, in any letter case. */
                readonly user?: components["parameters"]["requestUser"];
                /** @description If true, only requests that met no operation. */
                readonly unmatched?: components["parameters"]["unmatched"];
                /** @description The id of a request; only later ones. */
                readonly since?: components["parameters"]["since"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The number. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestCount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly streamRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description The method, in any letter case. */
                readonly method?: components["parameters"]["requestMethod"];
                /**
                 * @description A pattern for the decoded path without the query, in any letter case. `*` stands for any text within a segment, `**` for any
                 *     number of segments.
                 */
                readonly path?: components["parameters"]["requestPath"];
                /** @description The name of the operation. */
                readonly operation?: components["parameters"]["requestOperation"];
                /** @description The status of the reply. */
                readonly status?: components["parameters"]["requestStatus"];
                /** @description The login name of the user, or the part of it behind the last `|`, in any letter case. */
                readonly user?: components["parameters"]["requestUser"];
                /** @description If true, only requests that met no operation. */
                readonly unmatched?: components["parameters"]["unmatched"];
                /** @description The id of a request; only later ones. */
                readonly since?: components["parameters"]["since"];
                /**
                 * @description The stream ends after so many seconds, with 0 after the requests that are recorded already. Without `seconds` it does not end.
                 * @example 10
                 */
                readonly seconds?: components["parameters"]["followedSeconds"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string | Record<string, never>;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly exportRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description The method, in any letter case. */
                readonly method?: components["parameters"]["requestMethod"];
                /**
                 * @description A pattern for the decoded path without the query, in any letter case. `*` stands for any text within a segment, `**` for any
                 *     number of segments.
                 */
                readonly path?: components["parameters"]["requestPath"];
                /** @description The name of the operation. */
                readonly operation?: components["parameters"]["requestOperation"];
                /** @description The status of the reply. */
                readonly status?: components["parameters"]["requestStatus"];
                /** @description The login name of the user, or the part of it behind the last `|`, in any letter case. */
                readonly user?: components["parameters"]["requestUser"];
                /** @description If true, only requests that met no operation. */
                readonly unmatched?: components["parameters"]["unmatched"];
                /** @description The id of a request; only later ones. */
                readonly since?: components["parameters"]["since"];
                /** @description The maximum number of requests. */
                readonly limit?: components["parameters"]["requestLimit"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The archive. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HttpArchive"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a request.
                 * @example 17
                 */
                readonly requestId: components["parameters"]["requestId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The request. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecordedRequest"];
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
    readonly getState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Seed"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly putState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The seed, as JSON or YAML. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Seed"];
            };
        };
        readonly responses: {
            /** @description The server is as the seed says. */
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
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly getSeedSchema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The schema. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly listShards: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The shards. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Shards"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteShard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of a shard.
                 * @example worker-1
                 */
                readonly shardName: components["parameters"]["shardName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The shard is dropped. */
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
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly resetServer: {
        readonly parameters: {
            readonly query?: {
                /** @description The server-relative URL of a site collection at the host of the request, for example `/sites/team`. */
                readonly site?: components["parameters"]["siteOfCopy"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The server is as it was at its start. */
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
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly listSnapshots: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The snapshots. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Snapshots"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly putSnapshot: {
        readonly parameters: {
            readonly query?: {
                /** @description The server-relative URL of a site collection at the host of the request, for example `/sites/team`. */
                readonly site?: components["parameters"]["siteOfCopy"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of a snapshot.
                 * @example before-orders
                 */
                readonly snapshotName: components["parameters"]["snapshotName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The snapshot is taken. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Snapshot"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly deleteSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of a snapshot.
                 * @example before-orders
                 */
                readonly snapshotName: components["parameters"]["snapshotName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The snapshot is deleted. */
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
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly restoreSnapshot: {
        readonly parameters: {
            readonly query?: {
                /** @description The server-relative URL of a site collection at the host of the request, for example `/sites/team`. */
                readonly site?: components["parameters"]["siteOfCopy"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The name of a snapshot.
                 * @example before-orders
                 */
                readonly snapshotName: components["parameters"]["snapshotName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The data is as it was. */
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
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
    readonly addTestToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The claims. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TestTokenRequest"];
            };
        };
        readonly responses: {
            /** @description The token. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TestToken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 431: components["responses"]["HeadTooLarge"];
            readonly 500: components["responses"]["InternalServerError"];
        };
    };
}
