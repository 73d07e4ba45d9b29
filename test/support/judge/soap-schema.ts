import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { wsdl } from '../../../generated/soap/wsdl.ts'

const schemaNamespace = 'http://www.w3.org/2001/XMLSchema'
const contractNamespace = 'urn:svc:soap/'

/**
 * Validates elements against the schema of a service's WSDL with libxml2. Returns
 * the error, or undefined. Elements in `namespace` are
 * read as if they were in the namespace of the WSDL.
 */
export function schemaOf(service: keyof typeof wsdl): Validate {
  const known = validators.get(service)
  if (known) return known
  const made = compile(service)
  validators.set(service, made)
  return made
}

type Validate = (element: string, namespace?: string) => string | undefined

const validators = new Map<keyof typeof wsdl, Validate>()

function compile(service: keyof typeof wsdl): Validate {
  const contract = XmlDocument.fromString(wsdl[service]())
  const schema = contract.get('//s:schema', { s: schemaNamespace })
  if (!schema) throw new Error(`${service} has no schema`)
  // The element around the schema declares the prefixes, so the schema needs them too.
  const text = schema.toString().replace('<s:schema', `<s:schema xmlns:s="${schemaNamespace}" xmlns:tns="${contractNamespace}"`)
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(text))
  contract.dispose()
  return (element, namespace = contractNamespace) => {
    const document = XmlDocument.fromString(element.replaceAll(`"${namespace}"`, `"${contractNamespace}"`))
    try {
      validator.validate(document)
      return undefined
    } catch (error) {
      return (error as Error).message
    } finally {
      document.dispose()
    }
  }
}

/** The element inside the Body of a reply. */
export function bodyOf(reply: string): string {
  const body = /<soap:Body>(.*)<\/soap:Body>/s.exec(reply)?.[1]
  if (body === undefined) throw new Error(`no soap:Body in ${reply.slice(0, 300)}`)
  return body
}
