import type { Section, Setting } from './setting.ts'

/** Settings of the farm. */
export const farmSettings = [
  {
    key: 'Farm:HostBindings',
    type: 'list',
    default: [],
    help: 'Hosts to bind at the start, unless they are bound already: Intranet=https://intranet.example, or Intranet=intranet.example for every port.',
  },
  {
    key: 'Farm:ListenOnBindings',
    type: 'boolean',
    default: true,
    help: 'Whether the server listens on the ports of host bindings; false if a proxy does.',
  },
  {
    key: 'Farm:NodeName',
    type: 'text',
    default: '',
    help: 'Name of this node in the topology; the default is the name of the machine and HttpPort.',
  },
  {
    key: 'MultiTenant:Enabled',
    type: 'boolean',
    default: false,
    help: 'Whether farm administrators can create tenants at /_farm/tenants.',
  },
] as const satisfies readonly Setting[]

/** Certificates that host bindings and web applications name. */
export const certificateSections = [
  {
    key: 'Certificates',
    named: 'name',
    members: [
      { key: 'CertPath', type: 'path', default: '', required: true, help: 'Certificate in PEM, with intermediate certificates.' },
      { key: 'KeyPath', type: 'path', default: '', required: true, help: 'Private key of the certificate, in PEM, without a passphrase.' },
    ],
  },
] as const satisfies readonly Section[]
