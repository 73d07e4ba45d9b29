/**
 * The one rule by which text is compared, ordered and searched (decisions O):
 * Unicode NFC, then locale-free lower case. It runs here, on write and on
 * literals, never in a database, so that every database agrees.
 */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase()
