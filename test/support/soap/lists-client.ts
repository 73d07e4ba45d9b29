import { basic } from '../server.ts'
import { createSoapContractClient, type SoapContractClient, type SoapContractClientOptions, type SoapVersion } from './contract-client.ts'

/** Makes clients of lists.asmx for ann, unless `more` says otherwise. */
export const listsClientOf =
  (url: string) =>
  (version: SoapVersion, more: Partial<SoapContractClientOptions> = {}): SoapContractClient =>
    createSoapContractClient({ url, service: 'lists', version, headers: { Authorization: basic('ann') }, ...more })

export const listName = (name: string) => `<listName>${name}</listName>`
export const updates = (methods: string, attributes = 'OnError="Continue"') => `<updates><Batch ${attributes}>${methods}</Batch></updates>`
export const addTask = (title: string) => updates(`<Method ID="1" Cmd="New"><Field Name="Title">${title}</Field></Method>`)
