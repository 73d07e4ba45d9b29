import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { BoundHost } from '../../../src/core/access/farm-context.ts'
import { developmentCertificate } from '../../../src/http/tls/certificate.ts'
import { Certificates } from '../../../src/process/certificates.ts'

const folder = mkdtempSync(join(tmpdir(), 'tenon-certificate-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'one.pem')
const write = (name: string) => {
  const { certificate, key } = developmentCertificate([name], Date.now())
  writeFileSync(path, certificate + key)
}
const binding: BoundHost = {
  webApplication: 'Team',
  host: 'a.example',
  port: 443,
  scheme: 'https',
  tlsCertificatePath: path,
  tlsCertificateRef: null,
  certificateRef: null,
}

describe('the certificates of bindings', () => {
  it('are read once, and again when a file has changed; one that is damaged stays until it is whole again', () => {
    write('first.example')
    const certificates = new Certificates(new Map())
    const first = certificates.contextOf(binding)
    expect(certificates.contextOf(binding)).toBe(first)
    expect(certificates.refresh('changed')).toEqual([])
    write('second.example')
    expect(certificates.refresh('changed')).toEqual([
      { source: path, names: expect.arrayContaining(['second.example']), expiresAt: expect.any(Number), error: undefined },
    ])
    const second = certificates.contextOf(binding)
    expect(second).not.toBe(first)
    rmSync(path)
    expect(certificates.refresh('changed')).toEqual([
      expect.objectContaining({ error: expect.stringMatching(/cannot be read \(ENOENT\)/) }),
    ])
    expect(certificates.refresh('changed')).toEqual([])
    expect(certificates.contextOf(binding)).toBe(second)
    write('third.example')
    expect(certificates.refresh('changed')).toEqual([
      expect.objectContaining({ names: expect.arrayContaining(['third.example']), error: undefined }),
    ])
  })

  it('are forgotten when no binding names them', () => {
    write('first.example')
    const certificates = new Certificates(new Map())
    certificates.contextOf(binding)
    certificates.keepOnly([binding])
    expect(certificates.states()).toHaveLength(1)
    certificates.keepOnly([{ ...binding, tlsCertificatePath: null }])
    expect(certificates.states()).toEqual([])
    expect(certificates.loadedContextOf(binding)).toBeUndefined()
  })
})
