import { expect, test } from 'vitest'
import { readableText, triedAddress, triedCommand } from '../../../src/pages/docs/try/request.ts'

const value = (place: string, name: string, text: string) => ({ place, name, value: text })

test('values in quotes have theirs doubled, and every value is encoded', () => {
  const path = "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})"
  const values = [value('path', 'listTitle', "Ann's 50 % / more"), value('path', 'itemId', '1/2')]
  expect(triedAddress('/', path, values)).toBe("/_api/web/lists/getbytitle('Ann%27%27s%2050%20%25%20/%20more')/items(1%2F2)")
})

test('an empty option stays out, a web stands before the address, and names without a value stay', () => {
  const values = [value('query', '$top', '2'), value('query', '$filter', ''), value('query', '$select', 'Id,Title')]
  expect(triedAddress(' /sites/a team/ ', '/_api/web/{missing}', values)).toBe(
    '/sites/a%20team/_api/web/{missing}?$top=2&$select=Id%2CTitle',
  )
  expect(triedAddress('../..', '/_api/web', [])).toBe('/../../_api/web')
})

test('a command quotes for the shell', () => {
  const request = {
    method: 'POST',
    url: "http://h/_api/web('x')",
    headers: [['Accept', "it's"]] as const,
    body: `{"a":"'$x'"}`,
    isOpen: false,
  }
  expect(triedCommand(request)).toBe(
    `curl -u ann:x -X POST 'http://h/_api/web(%27x%27)' \\\n  -H 'Accept: it'\\''s' \\\n  --data-binary '{"a":"'\\''$x'\\''"}'`,
  )
  expect(triedCommand({ ...request, method: 'GET', headers: [], body: '', isOpen: true })).toBe("curl 'http://h/_api/web(%27x%27)'")
})

test('a reply is shown for people, and as it came if it is broken', () => {
  expect(readableText('application/json;odata=verbose', '{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(readableText('application/json', '{"a":')).toBe('{"a":')
  expect(readableText('text/xml', '<a><b/></a>')).toBe('<a>\n<b/>\n</a>')
  expect(readableText('text/plain', '<a><b>')).toBe('<a><b>')
})
