import { expect, it } from 'vitest'
import type { HostBindingRow, WebApplicationRow } from '../../../../../generated/prisma/farm.ts'
import { hostTable } from '../../../../../src/core/acts/farm/host-bindings.ts'

const application = (name: string) => ({ id: name, name, nameKey: name.toLowerCase() }) as WebApplicationRow
const binding = (webApplicationId: string, host: string, port = 0) =>
  ({ id: `${host}:${port}`, webApplicationId, host, port }) as HostBindingRow
const applications = ['Other', 'Default', 'Team'].map(application)

it('a host leads to the web application that is bound to it and its port, else to it on any port, else to Default', () => {
  const find = hostTable(applications, [
    binding('Default', '*'),
    binding('Team', 'Team.example'),
    binding('Other', 'team.example', 8443),
    binding('Other', '[::1]', 5000),
  ])
  expect(find('team.example')).toBe('Team')
  expect(find('TEAM.EXAMPLE:80')).toBe('Team')
  expect(find('team.example:8443')).toBe('Other')
  expect(find('[::1]:5000')).toBe('Other')
  for (const unknown of ['[::1]', 'team.example.evil', 'xteam.example', '', '127.0.0.1:5000', '*', 'constructor'])
    expect(find(unknown)).toBe('Default')
})

it('without a wildcard what is unknown still leads to Default', () => {
  expect(hostTable(applications, [binding('Team', 'team.example'), binding('Other', 'other.example')])('x')).toBe('Default')
})

it('one binding alone leads its host to its web application, and all others to Default', () => {
  const find = hostTable(applications, [binding('Team', 'team.example')])
  expect([find('team.example'), find('other.example')]).toEqual(['Team', 'Default'])
})

it('two bindings of one host and port stop the start, whatever the case of their letters', () => {
  const bindings = [binding('Team', 'team.example', 443), binding('Other', 'TEAM.example', 443)]
  expect(() => hostTable(applications, bindings)).toThrow(
    'The host TEAM.example:443 is bound more than once: by the web applications Team and Other.',
  )
})
