import { expect, test } from 'vitest'
import { sharePoint } from '../../../../src/profile/share-point.ts'
import { svc } from '../../../../src/profile/svc.ts'
import { negotiate } from '../../../../src/rest/odata/negotiate.ts'

/** Each of these Accept headers leads to the envelope. */
function expectEach(envelope: string, ...accepts: readonly (string | undefined)[]): void {
  expect(accepts.map((accept) => [accept, negotiate(accept, svc)])).toEqual(accepts.map((accept) => [accept, envelope]))
}

test('gives each client the envelope that its Accept header names', () => {
  expectEach('verbose', 'application/json;odata=verbose', 'application/json; odata=verbose', 'Application/JSON;OData="verbose"')
  expectEach(
    'minimalmetadata',
    'application/json;odata=minimalmetadata',
    'application/json;odata=fullmetadata',
    'application/json',
    'application/json;charset=utf-8',
  )
  expectEach('nometadata', 'application/json;odata=nometadata')
})

test('gives verbose to a client that does not care, minimal to one that wants no JSON', () => {
  expectEach('verbose', undefined, '', '*/*', 'application/*')
  expectEach('minimalmetadata', 'text/html', 'application/xml;q=0', 'text/xml')
})

test('gives Atom where Atom or XML is named, and neither JSON nor HTML', () => {
  expectEach(
    'atom',
    'application/atom+xml',
    'application/xml',
    'Application/Atom+XML;type=feed',
    'application/atom+xml,application/xml,*/*;q=0.8',
  )
  expectEach('atom', 'application/json;q=0, application/atom+xml')
  expectEach('minimalmetadata', 'application/atom+xml, application/json;q=0.1')
  expectEach('verbose', 'text/html,application/xml;q=0.9,*/*;q=0.8')
})

test('prefers the range of the highest quality, then the first', () => {
  expectEach(
    'nometadata',
    'application/json;q=0.5, application/json;odata=nometadata',
    'application/json;odata=nometadata, application/json;odata=verbose',
    'text/html, application/json;odata=nometadata;q=0.8, */*;q=0.1',
  )
  expectEach('minimalmetadata', 'application/json;odata=verbose;q=0, application/json')
})

test('gives a client that does not care the usual envelope of the profile', () => {
  for (const accept of [undefined, '', '*/*', 'application/*']) expect(negotiate(accept, sharePoint)).toBe('minimalmetadata')
  expect(negotiate('application/json;odata=verbose', sharePoint)).toBe('verbose')
})

test('reads the parameter of OData version 4', () => {
  expectEach('nometadata', 'application/json;odata.metadata=none')
  expectEach('minimalmetadata', 'application/json;odata.metadata=minimal')
})
