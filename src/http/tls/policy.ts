import type { TlsOptions } from 'node:tls'

/**
 * What TLS is spoken (specification, Transport security baseline): 1.2 and 1.3,
 * keys exchanged by ECDHE alone, ciphers with authentication alone.
 */
export const tlsPolicy: TlsOptions = {
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.3',
  ciphers: [
    'TLS_AES_128_GCM_SHA256',
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
  ].join(':'),
  honorCipherOrder: true,
  // Whoever opens a connection and does not go on holds it no longer than this.
  handshakeTimeout: 10_000,
}
