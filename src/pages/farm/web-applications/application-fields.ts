import { invalid } from '../../../core/kernel/errors.ts'
import type { StorageBackend } from '../../../core/model/sites/storage-backends.ts'
import type { Form } from '../../sites/page/form-body.ts'
import type { FarmVisit } from '../page/farm-visit.ts'
import { type ChoiceField, givenChoice, givenText, type TextField } from '../page/fields.ts'

const backends: readonly StorageBackend[] = ['FileSystem', 'Sqlite', 'InMemory']

interface Shown {
  readonly displayName?: string
  readonly baseUrl?: string
  readonly anonymousAccess?: string
  readonly storageBackend?: string
  readonly storagePath?: string
  readonly certificateRef?: string
  readonly profile?: string
}

/** The fields that a new web application and the settings of one share. */
export const applicationFields = ({ words, options }: FarmVisit, shown: Shown, bindings?: TextField): (TextField | ChoiceField)[] => [
  { name: 'displayName', label: words.displayName, most: 255, value: shown.displayName ?? '' },
  { name: 'baseUrl', label: words.baseUrl, hint: words.baseUrlHint, most: 400, value: shown.baseUrl ?? '' },
  ...(bindings ? [bindings] : []),
  {
    name: 'anonymousAccess',
    label: words.anonymousAccess,
    value: shown.anonymousAccess ?? 'Off',
    choices: [
      ['Off', words.anonymousOff],
      ['Read', words.anonymousRead],
    ],
  },
  {
    name: 'storageBackend',
    label: words.storageBackend,
    value: shown.storageBackend ?? '',
    choices: [['', words.storageOfFarm], ...backends.map((name) => [name, name] as const)],
  },
  { name: 'storagePath', label: words.storagePath, hint: words.storagePathHint, most: 255, value: shown.storagePath ?? '' },
  { name: 'certificateRef', label: words.certificate, hint: words.certificateHint, most: 255, value: shown.certificateRef ?? '' },
  {
    name: 'profile',
    label: words.profile,
    value: shown.profile ?? '',
    choices: [['', words.profileOfServer], ...options.profiles.map((name) => [name, name] as const)],
  },
]

/** The values of these fields; those that are empty are missing. Fails with `invalid_request`. */
export function givenApplication({ options }: FarmVisit, form: Form) {
  const storageBackend = givenChoice(form, 'storageBackend', backends)
  const path = givenText(form, 'storagePath', 255)
  return {
    displayName: givenText(form, 'displayName', 255),
    baseUrl: givenText(form, 'baseUrl', 400),
    anonymousAccess: givenChoice(form, 'anonymousAccess', ['Off', 'Read'] as const),
    certificateRef: givenText(form, 'certificateRef', 255),
    profile: givenChoice(form, 'profile', options.profiles),
    storageBackend,
    storageSettings: path === undefined ? undefined : { path },
  }
}

/** The members that have a value. */
export const withoutGaps = <T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>
  }

/** A binding of a line: `host`, or `host:port`. Fails with `invalid_request`. */
export function bindingOfLine(line: string): { readonly host: string; readonly port?: number } {
  const [, host = line, port] = /^(\[[^\]]*\]|[^:]*):([^:]*)$/.exec(line) ?? []
  if (port === undefined) return { host }
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw invalid(`The port of '${line.slice(0, 100)}' is no number from 1 to 65535.`)
  return { host, port: Number(port) }
}
