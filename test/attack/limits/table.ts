import { maxQueryDepth } from '../../../src/core/kernel/query.ts'
import { maxJsonDepth, maxJsonMembers, maxJsonValues } from '../../../src/formats/json.ts'
import { maxOptionLength } from '../../../src/formats/odata/text-cursor.ts'
import { xmlLimits } from '../../../src/formats/xml.ts'
import { maxHeaderBytes } from '../../../src/http/server/malformed-requests.ts'
import { longestPasswordBytes, longestUserName } from '../../../src/http/sign-in/credentials.ts'
import { batchLimitBytes, maxBatchParts } from '../../../src/rest/batch/batch.ts'
import { maxExpandLevels } from '../../../src/rest/odata/projection.ts'

/** A limit on requests, as docs/security.md names it. */
export interface Limit {
  /** The setting, or a description of a limit that no setting changes. */
  readonly name: string
  /** The maximum; for a setting the value that the tests use. */
  readonly most: number
  /** The file of the test and some words in it, if `limits.test.ts` does not test the limit. */
  readonly elsewhere?: { readonly file: string; readonly words: string }
}

/** A row for every setting under `Limits:` and for every limit that no setting changes. */
export const limitTable: readonly Limit[] = [
  { name: 'Limits:RequestBodyBytes', most: 4096 },
  { name: 'Limits:SignInBodyBytes', most: 2048 },
  { name: 'Limits:UploadBytes', most: 2048 },
  { name: 'Limits:ResponsePageItems', most: 10 },
  { name: 'Limits:ReplyEntities', most: 8 },
  {
    name: 'Limits:BatchReplyBytes',
    most: 2000,
    elsewhere: { file: 'test/contract/rest/batch/large-replies.test.ts', words: 'at Limits:BatchReplyBytes' },
  },
  { name: 'Limits:NoteBytes', most: 300 },
  {
    name: 'Limits:QuerySeconds',
    most: 3,
    elsewhere: { file: 'test/unit/stores/long-reads.test.ts', words: 'above Limits:QuerySeconds, not at it' },
  },
  { name: 'Limits:LogBytes', most: 4_096_000, elsewhere: { file: 'test/attack/limits/long-log.test.ts', words: '%s Limits:LogBytes' } },
  {
    name: 'Limits:ColumnJobSeconds',
    most: 1,
    elsewhere: { file: 'test/unit/core/acts/lists/field-jobs.test.ts', words: 'above Limits:ColumnJobSeconds, not at it' },
  },
  { name: 'Limits:QueryConditions', most: 10, elsewhere: { file: 'test/attack/limits/query-budgets.test.ts', words: 'QueryConditions' } },
  { name: 'Limits:QueryValues', most: 12, elsewhere: { file: 'test/attack/limits/query-budgets.test.ts', words: 'QueryValues' } },
  { name: 'Limits:QueryLiterals', most: 1024, elsewhere: { file: 'test/attack/limits/query-budgets.test.ts', words: 'QueryLiterals' } },
  { name: 'Limits:QueryCalls', most: 3, elsewhere: { file: 'test/attack/limits/query-budgets.test.ts', words: 'QueryCalls' } },
  { name: 'Limits:QueryText', most: 1024, elsewhere: { file: 'test/attack/limits/query-budgets.test.ts', words: 'QueryText' } },
  { name: 'Limits:QueryLookups', most: 2, elsewhere: { file: 'test/attack/limits/query-budgets.test.ts', words: 'QueryLookups' } },
  { name: 'Limits:SearchScans', most: 3, elsewhere: { file: 'test/attack/limits/search-budgets.test.ts', words: 'SearchScans' } },
  { name: 'Limits:SearchRefined', most: 100, elsewhere: { file: 'test/attack/limits/search-budgets.test.ts', words: 'refiners look at' } },
  {
    name: 'Limits:BegunUploads',
    most: 3,
    elsewhere: { file: 'test/contract/rest/files/upload-limits.test.ts', words: 'the 3 that one user' },
  },
  {
    name: 'Limits:BegunUploadBytes',
    most: 2048,
    elsewhere: { file: 'test/contract/rest/files/upload-limits.test.ts', words: '2048 bytes that one user' },
  },
  {
    name: 'Limits:StalledReaderSeconds',
    most: 1,
    elsewhere: { file: 'test/unit/http/server/stalled-readers.test.ts', words: 'at Limits:StalledReaderSeconds, not before it' },
  },
  { name: 'request line and headers, bytes', most: maxHeaderBytes },
  { name: 'form of the identity edge, bytes', most: 65_536 },
  { name: 'query options of a request', most: 100 },
  { name: 'characters of a query option', most: maxOptionLength },
  {
    name: 'words of a search, those of phrases included',
    most: 80,
    elsewhere: { file: 'test/attack/limits/search-budgets.test.ts', words: 'at most 80 words' },
  },
  {
    name: 'Limits:SlowRequestMs',
    most: 300,
    elsewhere: { file: 'test/unit/process/slow-requests.test.ts', words: 'above Limits:SlowRequestMs, not at it' },
  },
  { name: 'levels of a filter', most: maxQueryDepth, elsewhere: { file: 'test/contract/rest/odata/queries.test.ts', words: '100 levels' } },
  { name: 'levels of $expand', most: maxExpandLevels },
  { name: 'levels of JSON', most: maxJsonDepth },
  { name: 'values of JSON', most: maxJsonValues, elsewhere: { file: 'test/unit/formats/json.test.ts', words: 'bounds how many values' } },
  {
    name: 'members of an object of JSON',
    most: maxJsonMembers,
    elsewhere: { file: 'test/unit/formats/json.test.ts', words: 'bounds how many values' },
  },
  { name: 'levels of XML', most: xmlLimits.depth },
  { name: 'elements and attributes of XML', most: xmlLimits.nodes },
  { name: 'attributes of one element', most: xmlLimits.attributes },
  { name: 'parts of a batch', most: maxBatchParts },
  { name: 'bytes of a batch', most: batchLimitBytes },
  {
    name: 'characters of a user name',
    most: longestUserName,
    elsewhere: { file: 'test/contract/sign-in/lengths.test.ts', words: "describe('a user name'" },
  },
  {
    name: 'bytes of a password',
    most: longestPasswordBytes,
    elsewhere: { file: 'test/contract/sign-in/lengths.test.ts', words: "describe('a password'" },
  },
  {
    name: 'Identity:Guesses:Free',
    most: 10,
    elsewhere: { file: 'test/contract/sign-in/guesses.test.ts', words: "describe('wrong passwords'" },
  },
  { name: 'Identity:Guesses:Pairs', most: 10_000, elsewhere: { file: 'test/unit/http/sign-in/guesses.test.ts', words: 'pairs' } },
]
