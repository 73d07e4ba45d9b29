import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { ServiceDescription } from '../../../src/soap/protocol/description.ts'

export type ServiceFile = keyof typeof wsdl

/** Every service that has a contract, as the codec reads it. A new service is among them without a change. */
export const describedServices = async (): Promise<readonly ServiceDescription[]> =>
  Promise.all(
    Object.keys(wsdl).map(async (file) => {
      const module = (await import(`../../../generated/soap/${file}.ts`)) as Readonly<Record<string, ServiceDescription | undefined>>
      const description = module[file]
      if (!description) throw new Error(`generated/soap/${file}.ts exports no ${file}`)
      return description
    }),
  )
