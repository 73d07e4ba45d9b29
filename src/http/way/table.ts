import { enterTarget } from './app-context.ts'
import { demandDigest, demandTokenScope, refuseForeignWrites, signInCaller, takeQueryToken } from './caller.ts'
import { compressReply } from './compression.ts'
import { answerHandshake, answerPreflight, heedProxies, redirectToHttps, refuseMalformedHead } from './door.ts'
import { refuseStrangers } from './farm-policy.ts'
import { findKeptReply, keepReply } from './kept.ts'
import { checkProjection, lookUp, matchOperation, perform, readBody, render, validate } from './operation.ts'
import { findAddressedWeb, findSite, openContext, refuseIgnorance } from './place.ts'
import { completeHead, countReply, offerSchemes, renewSession } from './reply.ts'
import type { DoorStep, ReplyStep, Rows, WayStep } from './state.ts'
import { findTenant } from './tenant.ts'
import { chooseProfile, redirectMovedSite } from './web-application.ts'

export interface Table {
  /** Synchronous steps: a request refused here is answered before the next request of the connection is read. */
  readonly door: Rows<DoorStep>
  /** Steps up to a validated request that can run. */
  readonly preparation: Rows<WayStep>
  /** Runs the request. A part of a batch waits here for its turn. */
  readonly run: Rows<WayStep>
  /** Always runs. */
  readonly reply: Rows<ReplyStep>
}

/**
 * The pipeline of all requests: rows are steps, in order; columns are edges, and `x` marks their steps. The first step
 * that returns a reply ends the preparation; so does an error, which the edge words. Then the reply steps run. The
 * server is at both ends: it turns an HTTP message into a request, and writes the reply to the socket.
 */
export const table: Table = {
  door: [
    // rest part soap files identity pages admin live
    ['  x    .    x    x      x       x     x    x  ', refuseMalformedHead],
    ['  x    .    x    x      x       x     x    x  ', heedProxies],
    ['  x    .    x    x      x       x     x    x  ', findTenant],
    ['  x    .    x    x      x       x     x    x  ', answerPreflight],
    ['  x    .    x    x      x       x     x    x  ', redirectToHttps],
    ['  x    .    x    x      x       x     x    x  ', chooseProfile],
    ['  x    .    x    x      .       .     .    .  ', redirectMovedSite],
    ['  x    .    x    x      x       x     x    x  ', answerHandshake],
  ],
  preparation: [
    // rest part soap files identity pages admin live
    ['  .    .    .    .      .       .     .    x  ', takeQueryToken],
    ['  x    x    x    .      .       .     x    .  ', refuseStrangers],
    ['  x    x    .    x      .       .     .    .  ', enterTarget],
    ['  x    .    .    .      .       .     .    .  ', findKeptReply],
    ['  x    x    x    x      x       x     x    x  ', matchOperation],
    ['  x    .    x    x      .       .     x    x  ', refuseIgnorance],
    // Finds the web application by the host and the site collection by the path.
    ['  x    x    x    x      .       .     .    x  ', findSite],
    ['  x    x    x    x      .       .     .    .  ', findAddressedWeb],
    // A part of a batch has the caller of the batch. Operations of the identity edge ask for the caller themselves, and
    // may run without one.
    ['  x    .    x    x      .       .     x    x  ', signInCaller],
    ['  x    x    x    x      .       .     x    x  ', demandTokenScope],
    // The batch was checked; its parts came with it.
    ['  x    .    x    x      .       .     x    x  ', refuseForeignWrites],
    ['  x    x    x    x      .       .     .    .  ', openContext],
    // The digest of a batch covers its parts. SOAP needs none: an HTML form cannot send text/xml across sites
    // (protocol/sign-in#form-digests). The files edge reads, and takes PUT, for which a browser asks first.
    ['  x    .    x    .      .       .     .    .  ', demandDigest],
    ['  x    x    x    .      x       .     x    .  ', readBody],
    ['  x    x    x    .      x       .     x    .  ', validate],
    // Only here is the operation of a SOAP message known.
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
    // The pages of the documentation are kept compressed, and stored bytes are sent as they are.
    ['  x    .    x    .      .       .     x    .  ', compressReply],
    ['  x    .    x    x      x       x     x    x  ', offerSchemes],
    ['  x    .    x    x      x       x     x    x  ', renewSession],
    ['  x    .    x    x      x       x     x    x  ', completeHead],
    ['  x    .    x    x      x       x     x    x  ', countReply],
  ],
}
