import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeSettings } from '../src/config/config.ts'
import { type BookFacts, bookOf, type ContractName, contractIn } from '../src/pages/docs/book.ts'
import { docSearchPage } from '../src/pages/docs/docs.ts'
import { docDocument } from '../src/pages/docs/layout.ts'
import { fileLink, fileOf } from '../src/pages/docs/page/links.ts'
import { searchBody } from '../src/pages/docs/search.ts'
import type { SoapServiceFacts } from '../src/pages/docs/soap/description.ts'
import { contractText, manualTexts, soapSampleText, version } from '../src/process/installation.ts'
import { profiles, usualProfile } from '../src/profile/profiles.ts'
import { allReasons } from '../src/profile/reason-facts.ts'

/**
 * node scripts/docs.ts [folder] [profile]: writes the documentation as files that any file server serves below any path, without this
 * server and without any other. The default is the folder `site` and the default profile.
 */

const [folder = 'site', profileName = usualProfile.name] = process.argv.slice(2)
const profile = profiles.get(profileName)
if (!profile) throw new Error(`There is no profile '${profileName}'. There are: ${[...profiles.keys()].join(', ')}.`)
const target = resolve(folder)
if (existsSync(target) && readdirSync(target).length > 0 && !existsSync(join(target, 'search.json')))
  throw new Error(`${target} holds something else than documentation. Name another folder.`)

const facts: BookFacts = {
  contractText,
  manual: manualTexts,
  soapServices: await soapServices(),
  soapSamples: soapSampleText,
  settings: describeSettings(),
  reasons: allReasons,
  version,
  isServed: false,
}
const book = await bookOf(profile, facts)
rmSync(target, { recursive: true, force: true })
for (const page of book.pages) write(fileOf(page.path), docDocument(book, page, fileLink(page.path)))
const searchLink = fileLink(docSearchPage.path)
write(fileOf(docSearchPage.path), docDocument(book, docSearchPage, searchLink, searchBody([], '', searchLink)))
write('search.json', JSON.stringify({ pages: book.index }))
for (const name of ['rest', 'identity', 'admin', 'wopi', 'emulator', 'live', 'csom'] satisfies ContractName[])
  write(`contracts/${name}.json`, await contractIn(profile, name, facts))
console.log(`tenon ${version}: ${book.pages.length + 1} pages in ${target}`)

function write(path: string, text: string): void {
  const file = join(target, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The descriptions that are generated from the WSDLs. */
async function soapServices(): Promise<SoapServiceFacts[]> {
  const place = fileURLToPath(new URL('../generated/soap', import.meta.url))
  const found: SoapServiceFacts[] = []
  for (const name of readdirSync(place).sort()) {
    const exported = Object.values((await import(join(place, name))) as Record<string, unknown>)
    found.push(
      ...exported.filter(
        (one): one is SoapServiceFacts => typeof one === 'object' && one !== null && 'operations' in one && 'service' in one,
      ),
    )
  }
  return found
}
