#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { conform } from './cli.ts'
import type { ContractData } from './contract/document.ts'

/** The program of the package: the contracts stand beside it (build.ts). */
const contractOf = (profile: string): ContractData =>
  JSON.parse(readFileSync(new URL(`contracts/${profile}.json`, import.meta.url), 'utf8')) as ContractData

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
process.exitCode = await conform({
  argv: process.argv.slice(2),
  env: process.env,
  contractOf,
  out: (text) => process.stdout.write(text),
  signal: ending.signal,
})
