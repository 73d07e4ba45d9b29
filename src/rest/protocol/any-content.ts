import type { ComplexTypes, Entities } from '../../../generated/rest/bindings.ts'
import type { EntityType } from '../../entities/shape/shape.ts'
import type { CollectionPage, Content, StreamedComplexes, StreamedRows } from '../odata/content.ts'

type Headers = Content['headers']
type MediaBody = Extract<Content, { kind: 'media' }>['body']

interface AnyContent {
  entity(status: number, entity: EntityType<keyof Entities, never>, value: unknown, headers?: Headers): { content: Content }
  collection(
    status: number,
    entity: EntityType<keyof Entities, never>,
    page: CollectionPage<unknown>,
    headers?: Headers,
  ): { content: Content }
  complex(
    status: number,
    type: keyof ComplexTypes,
    member: string,
    value: unknown,
    headers?: Headers,
    rows?: StreamedComplexes,
  ): { content: Content }
  complexes(status: number, type: keyof ComplexTypes, member: string, values: readonly unknown[]): { content: Content }
  values(status: number, type: string, member: string, values: readonly (string | number | boolean)[]): { content: Content }
  value(status: number, type: string, member: string, value: string | number | boolean): { content: Content }
  nothing(status: number, member: string): { content: Content }
  json(status: number, value: unknown, headers?: Headers, rows?: StreamedRows): { content: Content }
  media(status: number, type: string, body: MediaBody, headers?: Headers): { content: Content }
  empty(status: number, headers?: Headers): { content: Content }
}

/** The single implementation of `Reply`: only types restrict the replies of an operation. */
export const anyContent: AnyContent = {
  entity: (status, entity, value, headers = {}) => ({ content: { kind: 'entity', status, entity, value, headers } }),
  collection: (status, entity, page, headers = {}) => ({ content: { kind: 'collection', status, entity, page, headers } }),
  complex: (status, type, member, value, headers = {}, rows) => ({
    content: { kind: 'complex', status, type, member, value, headers, rows },
  }),
  complexes: (status, type, member, values) => ({ content: { kind: 'complexes', status, type, member, values, headers: {} } }),
  values: (status, type, member, values) => ({ content: { kind: 'values', status, type, member, values, headers: {} } }),
  value: (status, type, member, value) => ({ content: { kind: 'value', status, type, member, value, headers: {} } }),
  nothing: (status, member) => ({ content: { kind: 'value', status, type: 'Edm.Null', member, value: null, headers: {} } }),
  json: (status, value, headers = {}, rows) => ({ content: { kind: 'json', status, value, headers, rows } }),
  media: (status, type, body, headers = {}) => ({
    content: { kind: 'media', status, headers: { ...headers, 'Content-Type': type }, body },
  }),
  empty: (status, headers = {}) => ({ content: { kind: 'empty', status, headers } }),
}
