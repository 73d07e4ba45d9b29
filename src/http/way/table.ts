import { demandDigest, demandTokenScope, refuseForeignWrites, signInCaller } from './caller.ts'
import { answerHandshake, answerPreflight, heedProxies, redirectToHttps, refuseMalformedHead } from './door.ts'
import { refuseStrangers } from './farm-policy.ts'
import { findKeptReply, keepReply } from './kept.ts'
import { checkProjection, lookUp, matchOperation, perform, readBody, render, validate } from './operation.ts'
import { findAddressedWeb, findSite, openContext } from './place.ts'
import { completeHead, countReply, offerSchemes, renewSession } from './reply.ts'
import type { DoorStep, ReplyStep, Rows, WayStep } from './state.ts'

export interface Table {
  /** Needs no waiting: what is refused here is refused before the next request of the connection is looked at. */
  readonly door: Rows<DoorStep>
  /** Up to a request that the contract allows and that can be run. */
  readonly preparation: Rows<WayStep>
  /** Running it. A part of a batch waits here for its turn. */
  readonly run: Rows<WayStep>
  /** Follows in any case. */
  readonly reply: Rows<ReplyStep>
}

/**
 * The way of every request: rows are steps, in order; columns are edges, and
 * `x` marks their steps. The first step that answers ends the way, and so does
 * a failure, which the edge words; the steps of the reply follow. The server
 * stands at both ends: it makes a request of an HTTP message, and writes the
 * reply to the socket.
 */
export const table: Table = {
  door: [
    // rest part soap files identity pages admin live
    ['  x    .    x    x      x       x     x    x  ', refuseMalformedHead],
    ['  x    .    x    x      x       x     x    x  ', heedProxies],
    ['  x    .    x    x      x       x     x    x  ', answerPreflight],
    ['  x    .    x    x      x       x     x    x  ', redirectToHttps],
    ['  x    .    x    x      x       x     x    x  ', answerHandshake],
  ],
  preparation: [
    // rest part soap files identity pages admin live
    ['  x    x    x    .      .       .     x    .  ', refuseStrangers],
    ['  x    .    .    .      .       .     .    .  ', findKeptReply],
    ['  x    x    x    x      x       x     x    x  ', matchOperation],
    // The web application by the host, and its site collection by the path.
    ['  x    x    x    x      .       .     .    .  ', findSite],
    ['  x    x    x    x      .       .     .    .  ', findAddressedWeb],
    // A part of a batch has the caller of the whole. Operations of the identity edge ask by themselves, and may do without an answer.
    ['  x    .    x    x      .       .     x    x  ', signInCaller],
    ['  x    x    x    x      .       .     x    x  ', demandTokenScope],
    // The parts of a batch came with it.
    ['  x    .    x    x      .       .     x    x  ', refuseForeignWrites],
    ['  x    x    x    x      .       .     .    .  ', openContext],
    // The digest of a batch counts for its parts. SOAP needs none: no form of a browser sends text/xml across sites (soap.md 1). Files are only read.
    ['  x    .    .    .      .       .     .    .  ', demandDigest],
    ['  x    x    x    .      x       .     .    .  ', readBody],
    ['  x    x    x    .      x       .     .    .  ', validate],
    // Only now it is known which operation a SOAP message names.
    ['  .    .    x    .      .       .     .    .  ', demandTokenScope],
  ],
  run: [
    // rest part soap files identity pages admin live
    ['  x    x    .    .      .       .     .    .  ', lookUp],
    ['  x    x    .    .      .       .     .    .  ', checkProjection],
    ['  x    x    x    x      x       x     x    x  ', perform],
    ['  x    x    x    x      .       .     .    .  ', render],
  ],
  reply: [
    // rest part soap files identity pages admin live
    ['  x    .    .    .      .       .     .    .  ', keepReply],
    ['  x    .    x    x      x       x     x    x  ', offerSchemes],
    ['  x    .    x    x      x       x     x    x  ', renewSession],
    ['  x    .    x    x      x       x     x    x  ', completeHead],
    ['  x    .    x    x      x       x     x    x  ', countReply],
  ],
}
