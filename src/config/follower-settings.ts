import type { Setting } from './setting.ts'

/** The search index and the webhooks, which follow the change log; where webhooks may call (docs/webhooks.md). The event journal. Where the mails of alerts go (docs/alerts.md). */
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
    help: 'Where webhooks may call: host names, *.example.com, addresses and networks (10.0.0.0/8), and * for any public address. Other addresses must be named as such. If it is empty, nowhere, or with the storage provider InMemory or the emulator the loopback. Never the ports of this server.',
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
  {
    key: 'Mail:DropDirectory',
    type: 'path',
    default: '',
    help: 'Folder for the mails of alerts, one .eml file each, for a mail server that takes them from there. Not used with Mail:SmtpHost. Without both, no mail is sent.',
  },
  { key: 'Mail:SmtpHost', type: 'text', default: '', help: 'Mail server that gets the mails of alerts by SMTP.' },
  { key: 'Mail:SmtpPort', type: 'integer', default: 25, min: 1, max: 65535, help: 'Port of Mail:SmtpHost.' },
  {
    key: 'Mail:SmtpTls',
    type: 'choice',
    default: 'StartTls',
    choices: ['Off', 'StartTls', 'Tls'],
    help: 'Encryption of the connection to Mail:SmtpHost: begun by STARTTLS, from the start (usually port 465), or none, which sends mails and Mail:SmtpPassword in the clear.',
  },
  { key: 'Mail:SmtpUser', type: 'text', default: '', help: 'User name for Mail:SmtpHost; without it, the server does not sign in.' },
  { key: 'Mail:SmtpPassword', type: 'text', default: '', secret: true, help: 'Password of Mail:SmtpUser.' },
  { key: 'Mail:From', type: 'text', default: '', help: 'Sender of mails; by default alerts@ and the HostName.' },
  {
    key: 'Mail:StoredAddressPerHour',
    type: 'integer',
    default: 20,
    min: 0,
    max: 100_000,
    help: 'How many mails of alerts a user gets in an hour at an address that no identity provider gave, because users may set it themselves, and how many one user can send another one with SendEmail; 0 for none.',
  },
  { key: 'Mail:TimeoutSeconds', type: 'integer', default: 30, min: 1, max: 300, help: 'How long Mail:SmtpHost may take for one mail.' },
] as const satisfies readonly Setting[]
