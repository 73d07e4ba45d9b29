import { breathe } from '../../core/kernel/pacing/breathe.ts'
import type { Reason } from '../../core/kernel/reason.ts'
import { contractTextInTurns, headersIn } from '../../http/openapi/profiled-contract.ts'
import type { Profile } from '../../profile/profile.ts'
import { profiles } from '../../profile/profiles.ts'
import { errorPages } from './facts/error-pages.ts'
import { type AsyncApi, livePages } from './facts/live-pages.ts'
import { type ManualText, manualPages } from './facts/manual-pages.ts'
import { type SettingFacts, settingPages } from './facts/setting-pages.ts'
import type { DocFrame } from './layout.ts'
import type { ModelDocument } from './model/model.ts'
import { modelPages } from './model/model-pages.ts'
import type { DocPage } from './page/doc-page.ts'
import { type IndexRow, indexRowsOf } from './page/ranked.ts'
import { queryPage } from './query/query-page.ts'
import type { OpenApi } from './rest/openapi.ts'
import { contractPages, type ShownContract } from './rest/operation-pages.ts'
import type { SoapFacts, SoapSample, SoapServiceFacts } from './soap/description.ts'
import { soapPages } from './soap/soap-pages.ts'
import { startPage } from './start-page.ts'
import { modelTryPage, soapTryPages, tryPages, tryStartPage } from './try/try-pages.ts'

/** The contracts that the pages show, by the names of their files. */
export type ContractName = 'rest' | 'identity' | 'admin' | 'wopi' | 'emulator' | 'live' | 'csom'

/** What the documentation is made of. */
export interface BookFacts {
  /** The JSON of a contract with all its words, which no other edge needs: it is read when a page needs it. */
  readonly contractText: (name: ContractName) => string
  /** The documents in Markdown; read like the contracts. */
  readonly manual: () => readonly ManualText[]
  readonly soapServices: readonly SoapServiceFacts[]
  /** The JSON of the recorded exchanges of SOAP; read like the contracts. */
  readonly soapSamples: () => string
  readonly settings: readonly SettingFacts[]
  readonly reasons: readonly Reason[]
  readonly version: string
  /** Whether a server is there that the pages can send requests to; not so in files. */
  readonly isServed: boolean
}

/** All pages of the documentation in the names of a profile. */
export interface Book extends DocFrame {
  /** Every page, in order. */
  readonly pages: readonly DocPage[]
  readonly index: readonly IndexRow[]
}

const contracts = [
  { title: 'REST', name: 'rest' },
  { title: 'Identity', name: 'identity' },
  { title: 'Administration', name: 'admin' },
  { title: 'WOPI', name: 'wopi' },
  { title: 'Emulator', name: 'emulator' },
] as const

/** The JSON of a contract as a server with this profile publishes it. */
export const contractIn = async (
  profile: Profile,
  name: ContractName,
  { contractText }: Pick<BookFacts, 'contractText'>,
): Promise<string> =>
  name === 'csom'
    ? contractText(name)
    : name === 'rest'
      ? contractTextInTurns(profile, contractText(name))
      : headersIn(profile, contractText(name))

/** The profile whose names the contracts have: those of OData version 3. */
export const profileOfNames = (asked: Profile): Profile => [...profiles.values()].find(({ version4 }) => version4 === asked) ?? asked

/** Makes the book. Others have their turn meanwhile: the contracts are large. */
export async function bookOf(profile: Profile, facts: BookFacts): Promise<Book> {
  const { soapServices, settings, reasons, version, isServed } = facts
  const shown = await contractsIn(profile, facts)
  const [rest = [], ...others] = await pagesOf(shown)
  const samples = JSON.parse(facts.soapSamples()) as Record<string, SoapSample>
  const soap: SoapFacts = { services: soapServices, samples: new Map(Object.entries(samples)) }
  const live = livePages(JSON.parse(facts.contractText('live')) as AsyncApi)
  const manual = manualPages(facts.manual())
  await breathe()
  const messages = soapPages(soap, isServed)
  const model = modelPages(JSON.parse(facts.contractText('csom')) as ModelDocument, shown[0]?.openapi, isServed)
  const errors = errorPages(profile, reasons)
  const [guides, further] = [manual.filter(({ path }) => isWithin(path, 'guides')), manual.filter(({ path }) => !isWithin(path, 'guides'))]
  const trying = isServed ? [tryStartPage(shown, soapServices), queryPage] : []
  const inner = [
    ...guides,
    ...trying,
    ...rest,
    ...messages,
    ...model,
    ...live,
    ...others.flat(),
    ...errors,
    ...settingPages(settings),
    ...further,
  ]
  await breathe()
  const chapters = inner.filter(({ above }) => above === '')
  const counts = `${operationsIn(rest)} REST operations, ${soapServices.reduce((sum, { operations }) => sum + operations.length, 0)} SOAP operations, ${methodsIn(model)} methods of the object model, ${reasons.length} errors, ${settings.length} settings`
  const pages = [startPage(version, chapters, counts), ...inner]
  // The forms of operations stand in no list and in no search: their operations do.
  const forms = isServed ? [...shown.flatMap(tryPages), ...soapTryPages(soap), modelTryPage] : []
  const byPath = new Map([...pages, ...forms].map((page) => [page.path.toLowerCase(), page]))
  return {
    version,
    pages,
    chapters,
    page: (path) => byPath.get(path.toLowerCase()),
    listedBelow: (path) => pages.filter(({ above, isListed }) => above === path && isListed),
    index: pages.flatMap(indexRowsOf),
  }
}

async function contractsIn(profile: Profile, facts: BookFacts): Promise<ShownContract[]> {
  const all: ShownContract[] = []
  for (const { title, name } of contracts) {
    const text = await contractIn(profile, name, facts)
    await breathe()
    all.push({ title, name, openapi: JSON.parse(text) as OpenApi, isServed: facts.isServed })
    await breathe()
  }
  return all
}

async function pagesOf(shown: readonly ShownContract[]): Promise<DocPage[][]> {
  const all: DocPage[][] = []
  for (const contract of shown) {
    all.push(contractPages(contract))
    await breathe()
  }
  return all
}

const methodsIn = (pages: readonly DocPage[]): number => pages.reduce((sum, { places = [] }) => sum + places.length, 0)

const isWithin = (path: string, chapter: string) => path === chapter || path.startsWith(`${chapter}/`)

const operationsIn = (pages: readonly DocPage[]): number => pages.filter(({ kind }) => kind === 'REST operation').length
