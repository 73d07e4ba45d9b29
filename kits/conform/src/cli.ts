import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ContractData } from './contract/document.ts'
import { signIn, signInForms } from './http/sign-in.ts'
import { htmlReport } from './reports/html.ts'
import { jsonReport } from './reports/json.ts'
import { junitReport } from './reports/junit.ts'
import { textReport } from './reports/text.ts'
import { CannotRun, type Report, type Result, totalsOf } from './results.ts'
import { openJournal } from './resume.ts'
import { checksOf, chosen, runChecks } from './run.ts'

export const conformHelp = `conform <url> [options]: tells whether a server keeps the contract.

The checks work in a web of their own below <url>, or in lists of their own where they may not make one, and take away what they made.

  --profile Svc|SharePoint   the names and statuses to expect; found out by the replies if it is missing
  --auth <way>               ${signInForms.join(' | ')}
                             also taken from the variable CONFORM_AUTH, which no other user can see
  --only <words>             groups or ids of checks, separated by commas
  --list                     shows the checks and calls nothing
  --lists-only               makes lists in the web of <url>, and no web
  --allow-extra              takes members of replies that the contract does not know
  --resume <file>            keeps results there, and goes on where an earlier run ended
  --junit, --json, --html <file>   writes a report
  --timeout <seconds>        how long a reply may take; 30
  --insecure                 takes certificates that nobody vouches for
  --quiet                    shows the last line alone

Ends with 0 if all checks passed, 1 if something is wrong, 7 if something is not supported and nothing wrong, 2 if it could not run.
`

/** What the command line needs from where it runs. */
export interface ConformHost {
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly contractOf: (profile: 'Svc' | 'SharePoint') => ContractData
  readonly out: (text: string) => void
  readonly signal?: AbortSignal
}

const exits = { passed: 0, wrong: 1, cannotRun: 2, notSupported: 7 } as const

/** Runs the command line, and returns the exit code. */
export async function conform(host: ConformHost): Promise<number> {
  try {
    return await run(host)
  } catch (error) {
    const isOfWords = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof CannotRun) && !isOfWords) throw error
    host.out(`${(error as Error).message}\n`)
    return exits.cannotRun
  }
}

const text = { type: 'string' } as const
const truth = { type: 'boolean', default: false } as const

async function run({ argv, env, contractOf, out, signal }: ConformHost): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      ...{ profile: text, auth: text, only: text, resume: text, junit: text, json: text, html: text, timeout: text },
      ...{ list: truth, 'lists-only': truth, 'allow-extra': truth, insecure: truth, quiet: truth, help: truth },
    },
  })
  if (values.help) {
    out(conformHelp)
    return exits.passed
  }
  const only = values.only?.split(',').flatMap((word) => word.trim() || [])
  if (values.list) {
    for (const { id, title } of chosen(checksOf(contractOf(profileNamed(values.profile) ?? 'Svc')), only))
      out(`${id.padEnd(44)} ${title}\n`)
    return exits.passed
  }
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0 || !URL.canParse(given) || !/^https?:/i.test(given))
    throw new CannotRun('conform needs the URL of a web, such as http://127.0.0.1:5000; conform --help shows the options.')
  const url = given.replace(/\/+$/, '')
  const timeoutMs = Number(values.timeout ?? 30) * 1000
  if (!(timeoutMs >= 1 && timeoutMs <= 3_600_000)) throw new CannotRun('--timeout takes seconds, 3600 at most.')
  const { headers, ntlm } = await signIn(values.auth ?? env.CONFORM_AUTH ?? 'none', url, values.insecure)
  const profile = profileNamed(values.profile) ?? (await profileOf(url, headers))
  const journal = values.resume === undefined ? undefined : openJournal(values.resume, url, profile)
  const show = values.quiet ? () => undefined : progressTo(out)
  const report = await runChecks({
    ...{ url, profile, headers, timeoutMs, contract: contractOf(profile), insecure: values.insecure },
    ...{ listsOnly: values['lists-only'], allowsExtra: values['allow-extra'], known: journal?.known ?? [] },
    ...(ntlm && { ntlm }),
    ...(only && { only }),
    ...(signal && { signal }),
    onPlace: (place) => values.quiet || out(`The checks work in ${place}, with the profile ${profile}.\n`),
    onResult(result, done, all) {
      journal?.add(result)
      show(result, done, all)
    },
  })
  if (values.junit !== undefined) writeFileSync(values.junit, junitReport(report))
  if (values.json !== undefined) writeFileSync(values.json, jsonReport(report))
  if (values.html !== undefined) writeFileSync(values.html, htmlReport(report))
  const lines = textReport(report)
  out(values.quiet ? `${lines.trimEnd().split('\n').at(-1)}\n` : lines)
  return exitOf(report)
}

function exitOf({ results }: Report): number {
  const { wrong, notSupported } = totalsOf(results)
  return wrong > 0 ? exits.wrong : notSupported > 0 ? exits.notSupported : exits.passed
}

function profileNamed(name: string | undefined): 'Svc' | 'SharePoint' | undefined {
  if (name === undefined) return undefined
  if (name === 'Svc' || name === 'SharePoint') return name
  throw new CannotRun(`--profile takes Svc or SharePoint; '${name}' is none of them.`)
}

/** The profile whose names the replies have. */
async function profileOf(url: string, headers: Readonly<Record<string, string>>): Promise<'Svc' | 'SharePoint'> {
  const reply = await fetch(`${url}/_api/web`, { headers, redirect: 'manual' }).catch((error: Error) => {
    throw new CannotRun(`${url} cannot be reached: ${error.message}`)
  })
  await reply.body?.cancel()
  return reply.headers.has('svcrequestguid') ? 'Svc' : 'SharePoint'
}

/** Shows a line for each twentieth of the checks, and for each that did not pass. */
function progressTo(out: (text: string) => void) {
  let shown = 0
  return ({ verdict, id, detail }: Result, done: number, all: number) => {
    if (verdict !== 'passed') out(`  ${verdict}: ${id}: ${(detail ?? '').slice(0, 200)}\n`)
    const share = Math.floor((done / all) * 20)
    if (share === shown) return
    shown = share
    out(`${String(share * 5).padStart(3)} %  ${done} of ${all} checks\n`)
  }
}
