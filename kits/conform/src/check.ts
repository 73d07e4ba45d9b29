import type { ContractData } from './contract/document.ts'
import type { Place } from './place.ts'
import type { Tools } from './tools.ts'

/** What a check works with. */
export interface Bench extends Tools {
  readonly place: Place
  readonly contract: ContractData
  /** A new title for a list or a name for a file; the place takes away what has it. */
  newName(stem: string): string
}

/** One check. It makes what it needs, so that each can run alone. */
export interface Check {
  /** The same in every run: `items/adds`. */
  readonly id: string
  /** What `--only` names. */
  readonly group: string
  /** The tag of the contract that it belongs to. */
  readonly resource: string
  readonly operations: readonly string[]
  readonly title: string
  run(bench: Bench): Promise<void>
}

/** A check as scenarios write it; its group and resource are those of the scenario. */
type Step = readonly [name: string, title: string, operations: readonly string[], run: (bench: Bench) => Promise<void>]

/** The checks of a scenario. */
export const scenario = (group: string, resource: string, steps: readonly Step[]): Check[] =>
  steps.map(([name, title, operations, run]) => ({ id: `${group}/${name}`, group, resource, operations, title, run }))
