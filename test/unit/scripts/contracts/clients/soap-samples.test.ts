import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { wsdl } from '../../../../../generated/soap/wsdl.ts'
import { root } from '../../../../../scripts/contracts/files.ts'
import { readContract, soapContracts } from '../../../../../scripts/contracts/soap-contract.ts'
import { indentedXml } from '../../../../../src/pages/docs/soap/indented.ts'
import { schemaOf } from '../../../../support/judge/soap-schema.ts'

type Samples = Readonly<Record<string, { readonly request: string; readonly reply: string }>>

const samples = JSON.parse(readFileSync(join(root, 'contracts/examples/soap.json'), 'utf8')) as Samples
const operations = soapContracts(join(root, 'contracts/soap'))
  .map(readContract)
  .flatMap(({ file, operations: own }) => own.map(({ name }) => ({ file: file as keyof typeof wsdl, name })))

describe('the recorded exchanges of SOAP', () => {
  it('are there for every operation, and for nothing else', () => {
    expect(Object.keys(samples).toSorted()).toEqual(operations.map(({ file, name }) => `${file}.${name}`).toSorted())
  })

  it('are messages that the schema of the contract accepts, with the lines of the pages too', () => {
    const problems = operations.flatMap(({ file, name }) => {
      const { request = '', reply = '' } = samples[`${file}.${name}`] ?? {}
      return [request, reply, indentedXml(request, '  '), indentedXml(reply, '  ')].flatMap((text) => {
        const problem = schemaOf(file)(text.trim())
        return problem === undefined ? [] : [`${file}.${name}: ${problem}`]
      })
    })
    expect(problems).toEqual([])
  })

  it('tell no secret, and no machine that recorded them', () => {
    const telling = Object.entries(samples).filter(([, one]) =>
      /\/dev\/shm|\/tmp\/|\/home\/|127\.0\.0\.1:(?!5000)\d/.test(one.request + one.reply),
    )
    expect(telling.map(([name]) => name)).toEqual([])
  })
})
