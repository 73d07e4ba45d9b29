/** The exit codes of the program (docs/operations.md). Never change the meaning of a number. */
export const exitCodes = {
  /** `verify` or `reindex` has reported problems; or an internal error, printed with its stack. */
  findings: 1,
  /** The command line, the configuration or a certificate file. */
  configuration: 2,
  /** The data cannot be opened, or is not valid. */
  data: 3,
  /** An address or a port is not available. */
  address: 4,
  /** Another process uses the data. */
  inUse: 5,
  /** This Node is not supported, or a part of the installation is missing. */
  runtime: 6,
} as const
