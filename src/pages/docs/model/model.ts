/** The published contract of the client object model, as `generated/csom/model.json` has it. */
export interface ModelDocument {
  readonly types: Readonly<Record<string, ModelFacts>>
}

type Types = Readonly<Record<string, string>>

/** A type of the object model; `contracts/csom/README.md` explains the words. */
export interface ModelFacts {
  readonly room: string
  readonly does: string
  readonly id?: string
  readonly base?: string
  readonly entity?: string
  readonly of?: string
  readonly refused?: string
  readonly atOnce?: true
  readonly constructed?: Types
  readonly value?: Types
  readonly links?: Types
  readonly members?: Types
  readonly statics?: Types
  readonly settable?: Types
  readonly methods?: Readonly<Record<string, ModelMethodFacts>>
}

export interface ModelMethodFacts {
  readonly does: string
  readonly parameters?: Types
  readonly gives?: string
  readonly writes?: true
  readonly static?: true
  readonly refused?: string
}
