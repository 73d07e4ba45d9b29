import type { Setting } from './setting.ts'

/** The search index and the webhooks, which follow the change log; where webhooks may call (docs/webhooks.md). The event journal. */
export const followerSettings = [
  {
    key: 'Search:IndexIntervalSeconds',
    type: 'integer',
    default: 1,
    min: 0,
    max: 3600,
    help: 'Seconds between two runs of the search indexer; with 0 only searches update the index.',
  },
  {
    key: 'EventSourcing:Enabled',
    type: 'boolean',
    default: false,
    help: 'Records every write to content in the event journal before it is applied (docs/journal.md); otherwise its addresses are 404.',
  },
  { key: 'Webhooks:Enabled', type: 'boolean', default: true, help: 'Whether lists have webhooks; otherwise their addresses are 404.' },
  {
    key: 'Webhooks:AllowedHosts',
    type: 'list',
    default: [],
    help: 'Where webhooks may call: host names, *.example.com, addresses and networks (10.0.0.0/8), and * for any public address. Other addresses must be named as such. If it is empty, nowhere, or with the storage provider InMemory the loopback. Never the ports of this server.',
  },
  {
    key: 'Webhooks:TimeoutSeconds',
    type: 'integer',
    default: 5,
    min: 1,
    max: 60,
    help: 'How long a receiver of a webhook may take to answer.',
  },
  {
    key: 'Webhooks:RetryHours',
    type: 'integer',
    default: 24,
    min: 1,
    max: 720,
    help: 'How long a receiver may fail before its webhook is switched off.',
  },
] as const satisfies readonly Setting[]
