import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Fixture, fixturesIn, makeFixtureFolder, writeFixture, writeReport } from '../../../src/recorder/fixture.ts'
import { keptBodyOf } from '../../../src/recorder/fixture-key.ts'
import { nearMisses } from '../../../src/recorder/near-miss.ts'
import { scratchFolders } from '../../support/scratch.ts'

const folder = scratchFolders('fixtures')
const origin = 'http://127.0.0.1:80'

const fixture = (method: string, address: string, text?: string): Fixture => ({
  version: 1,
  request: { method, address, headers: {}, ...keptBodyOf(Buffer.from(text ?? ''), 'application/json', origin) },
  reply: { status: 200, headers: [['Content-Type', 'application/json']], body: { text: '{}' } },
})

async function namesIn(path: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of fixturesIn(path)) names.push(name)
  return names
}

describe('a folder of fixtures', () => {
  it('is read in the order of the recording, without the report', async () => {
    const path = join(folder.directory, 'new')
    await makeFixtureFolder(path)
    await writeFixture(path, 10, fixture('GET', '/b'))
    await writeFixture(path, 2, fixture('GET', '/a'))
    await writeReport(path, {})
    expect(await namesIn(path)).toEqual(['000002.json', '000010.json'])
  })

  it('is made only where nothing is', async () => {
    writeFileSync(join(folder.directory, 'a.txt'), '')
    await expect(makeFixtureFolder(folder.directory)).rejects.toThrow(/is not empty\. Name a new folder/)
  })

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', JSON.stringify({ ...fixture('GET', '/'), version: 2 })],
    ['a status that is no number', JSON.stringify({ ...fixture('GET', '/'), reply: { status: '200', headers: [], body: null } })],
    ['headers that are no pairs', JSON.stringify({ ...fixture('GET', '/'), reply: { status: 200, headers: ['a'], body: null } })],
    ['a body of another form', JSON.stringify({ ...fixture('GET', '/'), reply: { status: 200, headers: [], body: { json: {} } } })],
  ])('is refused with the name of a file that has %s', async (_, text) => {
    const path = join(folder.directory, 'wrong')
    mkdirSync(path)
    writeFileSync(join(path, '000001.json'), text)
    await expect(namesIn(path)).rejects.toThrow(/000001\.json is no fixture of version 1/)
  })
})

describe('the body of a request', () => {
  it('is the same with other secrets, and another with other content', () => {
    const hashOf = (text: string) => keptBodyOf(Buffer.from(text), 'application/json', origin).hash
    expect(hashOf('{"a":1,"password":"x"}')).toBe(hashOf('{"a":1,"password":"y"}'))
    expect(hashOf('{"a":1}')).not.toBe(hashOf('{"a":2}'))
    expect(hashOf('')).toBe('')
  })

  it('is the same with other boundaries', () => {
    const batch = (outer: string, inner: string) =>
      keptBodyOf(
        Buffer.from(
          `--${outer}\r\nContent-Type: multipart/mixed; boundary="${inner}"\r\n\r\n--${inner}\r\n\r\n{}\r\n--${inner}--\r\n--${outer}--`,
        ),
        `multipart/mixed; boundary=${outer}`,
        origin,
      ).hash
    expect(batch('batch_1', 'changeset_1')).toBe(batch('batch_2', 'changeset_9'))
  })

  it('of bytes is kept in Base64', () => {
    expect(keptBodyOf(Buffer.from([0, 255, 1]), '', origin).body).toEqual({ base64: 'AP8B' })
  })
})

describe('a request that was not recorded', () => {
  const all = [
    fixture('GET', '/_api/web?$select=Title'),
    fixture('POST', '/_api/web/lists', '{"Title":"Chairs"}'),
    fixture('GET', '/_api/web/lists'),
  ].map((one, at) => ({ ...one, name: `00000${at + 1}.json` }))
  const recorded = all.map(({ name, request: { method, address } }) => ({ name, method, address }))
  const ask = (method: string, address: string, text = '') =>
    nearMisses({ method, address, body: text === '' ? null : { text } }, recorded, async (name) => {
      const found = all.find((one) => one.name === name)
      if (!found) throw new Error(name)
      return found.request
    })

  it.each([
    [['GET', '/_api/web?$select=Titel'], '000001.json', "The option $select is 'Titel', and there 'Title'."],
    [['GET', '/_api/web'], '000001.json', "The option $select is missing; there it is 'Title'."],
    [['GET', '/_api/web/lists?$top=1'], '000003.json', 'The option $top is too much.'],
    [['DELETE', '/_api/web/lists'], '000003.json', 'The method is DELETE, and there GET.'],
    [
      ['POST', '/_api/web/lists', '{"Title":"Tables"}'],
      '000002.json',
      `The body differs from character 11 on: '{"Title":"Tables"}', and there '{"Title":"Chairs"}'.`,
    ],
    [['POST', '/_api/web/lists'], '000002.json', 'The request has no body, and there it has one.'],
    [['GET', '/_api/wep/lists'], '000003.json', "The segment 'wep' is 'web' there."],
  ])('%j is told what differs', async ([method = '', address = '', text], name, difference) => {
    const [nearest] = await ask(method, address, text)
    expect(nearest).toMatchObject({ fixture: name, differs: expect.arrayContaining([difference]) })
  })
})
