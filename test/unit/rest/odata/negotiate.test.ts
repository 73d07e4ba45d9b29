import { expect, test } from 'vitest'
import { negotiate } from '../../../../src/rest/odata/negotiate.ts'

test('gives each client the envelope that its Accept header names', () => {
  expect(negotiate('application/json;odata=verbose')).toBe('verbose')
  expect(negotiate('application/json; odata=verbose')).toBe('verbose')
  expect(negotiate('Application/JSON;OData="verbose"')).toBe('verbose')
  expect(negotiate('application/json;odata=minimalmetadata')).toBe('minimalmetadata')
  expect(negotiate('application/json;odata=fullmetadata')).toBe('minimalmetadata')
  expect(negotiate('application/json')).toBe('minimalmetadata')
  expect(negotiate('application/json;charset=utf-8')).toBe('minimalmetadata')
  expect(negotiate('application/json;odata=nometadata')).toBe('nometadata')
})

test('gives verbose to a client that does not care, minimal to one that wants no JSON', () => {
  expect(negotiate(undefined)).toBe('verbose')
  expect(negotiate('')).toBe('verbose')
  expect(negotiate('*/*')).toBe('verbose')
  expect(negotiate('application/*')).toBe('verbose')
  expect(negotiate('application/atom+xml')).toBe('minimalmetadata')
  expect(negotiate('text/html')).toBe('minimalmetadata')
})

test('prefers the range of the highest quality, then the first', () => {
  expect(negotiate('application/json;q=0.5, application/json;odata=nometadata')).toBe('nometadata')
  expect(negotiate('application/json;odata=nometadata, application/json;odata=verbose')).toBe('nometadata')
  expect(negotiate('text/html, application/json;odata=nometadata;q=0.8, */*;q=0.1')).toBe('nometadata')
  expect(negotiate('application/json;odata=verbose;q=0, application/json')).toBe('minimalmetadata')
})
