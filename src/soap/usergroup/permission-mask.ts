import { fullMask, maskHalves } from '../../core/model/permissions/rights.ts'

/** The low half of a mask as a signed number; -1 for all rights (protocol/soap-services#permissions). */
export const signedMask = (mask: bigint): number => (mask === fullMask ? -1 : Number(BigInt.asIntN(32, mask)))

/** The stored halves of a mask. */
export const storedHalves = (mask: bigint): { maskHigh: number; maskLow: number } => {
  const { High, Low } = maskHalves(mask & fullMask)
  return { maskHigh: High, maskLow: Low }
}

/** The mask of a signed number, whose high half it cannot tell; -1 means all rights. */
export const maskOfSigned = (signed: number): bigint => (signed === -1 ? fullMask : BigInt.asUintN(32, BigInt(signed)))
