/**
 * After this time without a statement the database server ends a transaction that writes. All writers of a database wait for each other: a
 * server that was halted in the middle of a write, as with its machine, would hold them until it goes on. Longer than any pause of one that runs.
 */
export const stalledWriterMs = 30_000
