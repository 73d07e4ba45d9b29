import { afterEach, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { itOnOneServer } from '../../../support/several/one-server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

const lines: string[] = []
const { server } = await serve({
  settings: { 'Identity:DefaultGroup': 'Visitors', 'Logging:Level': 'info' },
  log: (line) => void lines.push(line),
})
const denied = { status: 403, errorCode: '0x80070005' }

interface Line {
  readonly level: string
  readonly message: string
  readonly correlationId?: string
}
const logged = (text: string) => lines.map((line) => JSON.parse(line) as Line).filter(({ message }) => message.includes(text))

describe.each(soapForms('http://schemas.microsoft.com/sharepoint/diagnostics/'))(
  'diagnostics.asmx over SOAP %s in the namespace %s',
  (version, namespace) => {
    const clientOf = (name: string) =>
      createSoapContractClient({ url: server.url, service: 'diagnostics', version, namespace, headers: { Authorization: basic(name) } })
    const admin = clientOf('admin')
    const reader = clientOf('ann')
    let made = 0
    const unique = () => `${version} ${namespace} ${++made}`

    afterEach(() => admin.call('SetLoggingLevel', '<level>info</level>'))

    itOnOneServer('SendClientScriptErrorReport writes a report to the log', async () => {
      const text = unique()
      const more = '<file>a.js</file><line>7</line><client>b</client><stack>s</stack><team>t</team><originalFile>a.ts</originalFile>'
      const id = textIn(
        await reader.call('SendClientScriptErrorReport', `<message>${text}</message>${more}`),
        'SendClientScriptErrorReportResult',
      )
      expect(logged(text)).toMatchObject([
        {
          level: 'warn',
          correlationId: id,
          file: 'a.js',
          line: 7,
          client: 'b',
          stack: 's',
          team: 't',
          originalFile: 'a.ts',
          user: expect.stringContaining('ann'),
        },
      ])
      expect(await reader.refuse('SendClientScriptErrorReport', '<line>7</line>')).toMatchObject({ status: 400 })
      expect(await reader.refuse('SendClientScriptErrorReport', '<message>a</message><line>many</line>')).toMatchObject({ status: 400 })
    })

    it('GetServerDiagnostics describes the server to farm administrators', async () => {
      const text = textIn(await admin.call('GetServerDiagnostics'), 'GetServerDiagnosticsResult')
      expect(text).toMatch(
        /^&lt;ServerDiagnostics Version="[^"]+" Started="[^"]+" Now="[^"]+" LoggingLevel="info" MemoryBytes="\d+"\/&gt;$/,
      )
      expect(await reader.fail('GetServerDiagnostics')).toMatchObject(denied)
    })

    itOnOneServer('RecordTrace and SetLoggingLevel act on the log', async () => {
      const text = unique()
      const trace = (level: string) => admin.call('RecordTrace', `<message>${text}</message><level>${level}</level>`)
      const id = textIn(await trace('error'), 'RecordTraceResult')
      await admin.call('RecordTrace', `<message>${text}</message>`)
      await trace('debug')
      expect(logged(text)).toMatchObject([{ level: 'error', correlationId: id }, { level: 'info' }])

      expect(textIn(await admin.call('SetLoggingLevel', '<level>debug</level>'), 'SetLoggingLevelResult')).toBe('info')
      await trace('debug')
      expect(logged(text)).toHaveLength(3)
      expect(logged('answered').length).toBeGreaterThan(0)
      expect(textIn(await admin.call('SetLoggingLevel', '<level>off</level>'), 'SetLoggingLevelResult')).toBe('debug')
      await trace('error')
      expect(logged(text)).toHaveLength(3)

      expect(await admin.refuse('SetLoggingLevel', '<level>loud</level>')).toMatchObject({ status: 400 })
      expect(await admin.refuse('RecordTrace', '<message>a</message><level>off</level>')).toMatchObject({ status: 400 })
      expect(await reader.fail('SetLoggingLevel', '<level>debug</level>')).toMatchObject(denied)
      expect(await reader.fail('RecordTrace', '<message>a</message>')).toMatchObject(denied)
    })
  },
)

describe('reports from anybody', () => {
  itOnOneServer('take a bounded length of the log', async () => {
    const reader = createSoapContractClient({
      ...{ url: server.url, service: 'diagnostics', version: '1.1', headers: { Authorization: basic('ann') } },
    })
    await reader.call('SendClientScriptErrorReport', `<message>long ${'x'.repeat(10_000)}</message><file>${'y'.repeat(10_000)}</file>`)
    const [found] = logged('long')
    expect(found?.message.length).toBeLessThan(4_100)
    expect(JSON.stringify(found).length).toBeLessThan(6_000)
  })

  it('need the right to open the web', async () => {
    const nobody = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
    const client = createSoapContractClient({
      ...{ url: nobody.server.url, service: 'diagnostics', version: '1.2', headers: { Authorization: basic('ann') } },
    })
    expect(await client.fail('SendClientScriptErrorReport', '<message>a</message>')).toMatchObject(denied)
  })
})
