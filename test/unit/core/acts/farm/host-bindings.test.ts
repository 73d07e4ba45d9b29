import { describe, expect, it } from 'vitest'
import type { HostBindingRow, SiteCollectionRow, WebApplicationRow } from '../../../../../generated/prisma/farm.ts'
import { canonicalHost } from '../../../../../src/core/acts/farm/host-names.ts'
import { type HostRows, hostTable, originOf } from '../../../../../src/core/acts/farm/host-table.ts'
import { canonicalPath } from '../../../../../src/core/acts/farm/managed-paths.ts'

const application = (name: string) => ({ id: name, name, nameKey: name.toLowerCase(), baseUrl: '/' }) as WebApplicationRow
const binding = (webApplicationId: string, host: string, port = 0, scheme = 'http') =>
  ({ id: `${host}:${port}`, webApplicationId, host, port, scheme }) as HostBindingRow
const webApplications = ['Other', 'Default', 'Team'].map(application)
const tableOf = (hostBindings: readonly HostBindingRow[], more: Partial<HostRows> = {}) => {
  const find = hostTable({ webApplications, hostBindings, sites: [], ...more })
  return (host: string, isSecure = false) => find(host, isSecure)?.replace('web:', '')
}

describe('the table of hosts', () => {
  it('leads a host to the web application that is bound to it and its port, else to it on any port, else to Default', () => {
    const find = tableOf([
      binding('Default', '*'),
      binding('Team', 'Team.example'),
      binding('Other', 'team.example', 8443),
      binding('Other', '[::1]', 5000),
    ])
    expect(find('team.example')).toBe('Team')
    expect(find('TEAM.EXAMPLE:80')).toBe('Team')
    expect(find('team.example.:80')).toBe('Team')
    expect(find('team.example:8443')).toBe('Other')
    expect(find('[::1]:5000')).toBe('Other')
    for (const unknown of ['[::1]', 'team.example.evil', 'xteam.example', '', '127.0.0.1:5000', '*', 'constructor'])
      for (let n = 0; n < 2; n++) expect(find(unknown)).toBe('Default')
  })

  it('takes the usual port of the scheme for a host without a port', () => {
    const find = tableOf([binding('Default', '*'), binding('Team', 'team.example', 443, 'https'), binding('Other', 'team.example', 80)])
    expect([find('team.example', true), find('team.example'), find('team.example:443'), find('team.example:80', true)]).toEqual([
      'Team',
      'Other',
      'Team',
      'Other',
    ])
  })

  it('without a wildcard leads what is unknown to Default', () => {
    expect(tableOf([binding('Team', 'team.example'), binding('Other', 'other.example')])('x')).toBe('Default')
  })

  it('of two bindings of one host and port, of two schemes of one port, and of a site and a binding of one host names both sides', () => {
    const twice = [binding('Team', 'team.example', 443), binding('Other', 'TEAM.example', 443)]
    expect(() => tableOf(twice)).toThrow(
      'The host TEAM.example:443 is bound more than once: by the web application Team and by the web application Other.',
    )
    const schemes = [binding('Team', 'a.example', 8443, 'https'), binding('Other', 'b.example', 8443)]
    expect(() => tableOf(schemes)).toThrow(
      'The port 8443 has two schemes: https by the web application Team, and http by the web application Other.',
    )
    const site = { id: 's', hostName: 'team.example', webApplicationId: 'Team' } as SiteCollectionRow
    expect(() => tableOf([binding('Team', 'team.example', 80)], { sites: [site] })).toThrow(
      'The host team.example is bound more than once: by the web application Team and by the site collection s.',
    )
  })
})

describe('the address of a web application', () => {
  it('is its primary binding, with the port and the scheme of the request where the binding has every port', () => {
    const by = { host: 'x:5000', isSecure: false }
    const of = (...bindings: HostBindingRow[]) => originOf(application('Team'), bindings, by)
    expect(of(binding('Team', 'a'), { ...binding('Team', 'b', 443, 'https'), isPrimary: true })).toBe('https://b')
    expect(of(binding('Team', 'a'))).toBe('http://a:5000')
    expect(of(binding('Team', 'a', 8080))).toBe('http://a:8080')
    expect(of(binding('Team', '*'))).toBeUndefined()
    expect(originOf({ ...application('Team'), baseUrl: 'https://base.example/x' }, [], by)).toBe('https://base.example')
  })
})

describe('a host of a binding', () => {
  it.each([
    ['Intranet.Example', 'intranet.example'],
    ['intranet.example.', 'intranet.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example.', 'xn--bcher-kva.example'],
    ['my_box', 'my_box'],
    ['10.0.0.7', '10.0.0.7'],
    ['[2001:DB8:0:0::1]', '[2001:db8::1]'],
  ])('%s is %s', (given, expected) => {
    expect(canonicalHost(given)).toBe(expected)
  })

  it.each([
    ...[
      '*',
      '',
      '.',
      '..',
      'a..b',
      'a:80',
      'http://a',
      'a/b',
      'a b',
      'user@a',
      'a?b',
      'a#b',
      '%61',
      '::1',
      '[::1',
      '[::g]',
      '[::1%eth0]',
      '-a',
      'a-',
      '*.a',
    ],
    'a'.repeat(64),
    `${'a.'.repeat(127)}a`,
    `[${':'.repeat(300)}]`,
  ])('%s is refused', (given) => {
    expect(() => canonicalHost(given)).toThrow(expect.objectContaining({ reason: 'invalid_request' }))
  })
})

describe('a managed path', () => {
  it('has a slash in rows, and its segments as they are', () => {
    expect(['', 'sites', 'teams/North & South'.replace(' & ', ' '), 'a/b/c'].map(canonicalPath)).toEqual([
      '/',
      '/sites',
      '/teams/North South',
      '/a/b/c',
    ])
  })

  it.each([
    ...[
      '/',
      '/sites',
      'sites/',
      'a//b',
      '.',
      '..',
      'a/../b',
      'a/./b',
      'a\\b',
      'a%2fb',
      'a?b',
      'a#b',
      'a:b',
      'a*',
      'a.',
      'a ',
      ' a',
      'a\u0000b',
    ],
    ...['_api', 'a/_api', '_vti_bin/x', '_layouts', 'x/_catalogs', '_admin', '_farm', '_forms', 'docs', 'OAuth2', '.well-known'],
    'a/b/c/d/e/f/g/h/i',
    'a'.repeat(129),
    'ab/'.repeat(100),
  ])('%s is refused', (given) => {
    expect(() => canonicalPath(given)).toThrow(expect.objectContaining({ reason: 'invalid_request' }))
  })
})
