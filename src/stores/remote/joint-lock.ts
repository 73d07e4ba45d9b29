/** The place of a server among those that use a farm database together. */
export interface JointLock {
  /** Whether no other server used the farm when this one came. */
  readonly isFirst: boolean
  /** Lets the next server start. */
  started(): Promise<void>
}
