import { it } from 'vitest'

/** Whether the tests run on several servers behind HAProxy (`run.ts`). */
const isBalanced = ['Several', 'SeveralOnMySQL'].includes(process.env.TENON_STORAGE ?? '')

/**
 * A test that looks into one server, whose requests do not all reach it behind a balancer: what it has counted or cached, its own limits,
 * ports, certificates and its own address, when it has written the audit log, its clock that is set forward by more than a lease, NTLM, which belongs to a connection, and messages that a balancer refuses itself
 * (docs/scale.md).
 */
export const itOnOneServer = it.skipIf(isBalanced)

/**
 * A test that drives work of the server in this process: it starts unfinished operations again, or hears what the audit log is told. Among servers
 * that are killed that one does not lead, gets no request, and another one may have done the work (docs/scale.md). Or one that reads the error of a
 * start itself, which is in another process there, or that counts after hundreds of writes, of which each kill breaks one.
 */
export const itUnlessKilled = it.skipIf(isBalanced && process.env.TENON_KILLED !== undefined)
