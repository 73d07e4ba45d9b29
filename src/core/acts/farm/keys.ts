import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'

/**
 * The farm's secret for one purpose. The first start makes it; it is the same on
 * every node and after every restart.
 */
export async function farmKey(farm: FarmDatabase, purpose: 'session' | 'digest' | 'live' | 'audit', runtime: Runtime): Promise<Uint8Array> {
  return farm.transaction(async (records) => {
    const known = await records.find('Key', { purpose })
    if (known) return Buffer.from(known.material, 'base64')
    const material = Buffer.from(runtime.randomBytes(32))
    await records.insert('Key', {
      id: runtime.newId(),
      purpose,
      algorithm: 'HS256',
      material: material.toString('base64'),
      createdAt: runtime.now(),
    })
    return material
  })
}
