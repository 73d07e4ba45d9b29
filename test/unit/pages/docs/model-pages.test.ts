import { expect, test } from 'vitest'
import { readObjectRequest } from '../../../../src/csom/message/request.ts'
import { childElements, parseXml } from '../../../../src/formats/xml.ts'
import type { ModelDocument } from '../../../../src/pages/docs/model/model.ts'
import { modelPages } from '../../../../src/pages/docs/model/model-pages.ts'
import { firstRequest, methodSample } from '../../../../src/pages/docs/model/model-sample.ts'
import { servedLink } from '../../../../src/pages/docs/page/links.ts'
import type { OpenApi } from '../../../../src/pages/docs/rest/openapi.ts'
import { contractText } from '../../../../src/process/installation.ts'

const model = JSON.parse(contractText('csom')) as ModelDocument
const rest = JSON.parse(contractText('rest')) as OpenApi
const pages = modelPages(model, rest, true)
const shown = new Map(pages.map((page) => [page.path, page.body(servedLink).html]))
const methods = Object.values(model.types).flatMap((type) =>
  Object.entries(type.methods ?? {}).map(([name, method]) => ({ type, name, method })),
)

test('every type has a page with its methods, and a group that lists it', () => {
  expect(Object.keys(model.types).length).toBeGreaterThan(100)
  for (const [name, { room, does, methods: own = {}, links = {} }] of Object.entries(model.types)) {
    const page = shown.get(`csom/${name}`) ?? ''
    expect(page, name).toContain(`<h1>${name}</h1>`)
    for (const method of Object.keys(own)) expect(page, name).toContain(`id="${method}"`)
    for (const target of Object.values(links)) expect(page, name).toContain(`href="/docs/csom/${target}"`)
    expect(shown.get(`csom/groups/${room}`)).toContain(`href="/docs/csom/${name}"`)
    expect(pages.find(({ path }) => path === `csom/${name}`)?.summary).toBe(does)
  }
})

test('a type with an entity shows the properties of REST, and which of them clients set', () => {
  const page = shown.get('csom/List') ?? ''
  expect(page).toMatch(/<code>Title<\/code><\/td><td>string<\/td><td>read, set<\/td>/)
  expect(page).toMatch(/<code>ItemCount<\/code><\/td><td>integer 0…<\/td><td>read<\/td>/)
  expect(page).toMatch(/<code>RootFolder<\/code><\/td><td><a href="\/docs\/csom\/Folder">Folder<\/a>/)
  expect(page.split('<code>RootFolder</code>')).toHaveLength(2)
})

test('what a server does not have is said to be so', () => {
  const refused = methods.find(({ method }) => method.refused !== undefined)
  expect(refused).toBeDefined()
  expect([...shown.values()].some((page) => page.includes('<strong>Not available.</strong>'))).toBe(true)
})

test('the first request can be read, and so can the sample of every method', async () => {
  expect((await readObjectRequest(firstRequest)).actions).toHaveLength(1)
  expect(methods.length).toBeGreaterThan(250)
  for (const { type, name, method } of methods) {
    const text = methodSample(model, type, name, method)
    const root = parseXml(`<r>${text}</r>`)
    const [element] = childElements(root)
    expect(element?.attributes.get('Name')).toBe(name)
    const given = childElements(childElements(element ?? root)[0] ?? root).filter(({ name: tag }) => tag === 'Parameter')
    expect(given, name).toHaveLength(Object.keys(method.parameters ?? {}).length)
  }
})
