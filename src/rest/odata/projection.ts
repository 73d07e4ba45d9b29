import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import { invalidQuery } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { type Expansion, isUsual, type Property, type Shape } from '../../entities/shape/shape.ts'
import { type ExpandTerm, parseExpand, parseSelect } from '../../formats/odata/odata.ts'
import { ofEntityType } from '../../profile/failures.ts'
import type { Profile } from '../../profile/profile.ts'

/** The properties of an entity in a reply: `$select` and `$expand`, checked against the shape once for all rows. */
export interface Projection<E> {
  readonly shape: Shape<E>
  readonly properties: readonly ChosenProperty<E>[]
  /** Those whose values are read for all entities of a reply at once. */
  readonly loaded: readonly { readonly name: string; readonly load: NonNullable<Property<E>['load']> }[]
  /** Navigation properties that verbose replies show as a link. */
  readonly deferred: readonly string[]
  readonly expanded: readonly Expanded<E>[]
  /** `$select` as sent, for `odata.metadata`; empty without one. */
  readonly selected: string
}

/** A property in a form that is the same for all, so that reading it is fast. */
interface ChosenProperty<E> {
  readonly name: string
  readonly property: Property<E>
  /** Undefined for a property that is loaded. */
  readonly read: Property<E>['read'] | undefined
  readonly isOf: Property<E>['isOf']
}

export interface Expanded<E> {
  readonly name: string
  readonly many: boolean
  readonly expansion: Expansion<E>
  /** The `$select` paths below it, and its nested `$expand`. */
  readonly select: readonly (readonly string[])[]
  readonly expand: readonly ExpandTerm[]
  /** Filter, order and limit of the related entities (protocol/queries#expand). */
  readonly rows: ChosenRows
}

export type ChosenRows = Pick<ExpandTerm, 'filter' | 'orderBy' | 'top' | 'skip'>

type Paths = readonly (readonly string[])[]

export interface ProjectionOptions {
  readonly $select?: string | undefined
  readonly $expand?: string | undefined
}

/** The maximum number of levels of `$expand`. */
export const maxExpandLevels = 6

/** Fails with `invalid_query`. */
function demandLevels(terms: readonly ExpandTerm[], above = 0): void {
  for (const { path, expand = [] } of terms) {
    const levels = above + path.length
    if (levels > maxExpandLevels)
      throw invalidQuery(
        `$expand goes ${maxExpandLevels} levels deep at most; '${path.join('/').slice(0, 100)}' goes deeper. Read what is below by a request to its own address.`,
      )
    demandLevels(expand, levels)
  }
}

const known = new WeakMap<object, BoundedMap<string, Projection<never>>>()

/**
 * Parses `$select` and `$expand` for a shape. Requests repeat the same few texts, so results are cached for each shape.
 * A write calls this first, so that nothing is written when the options are wrong. Fails with `invalid_query`.
 */
export function projectionFor<E>(profile: Profile, shape: Shape<E>, { $select = '', $expand = '' }: ProjectionOptions): Projection<E> {
  const mine = known.get(shape) ?? new BoundedMap<string, Projection<never>>(100)
  known.set(shape, mine)
  const make = () => {
    const expand = $expand === '' ? [] : parseExpand($expand)
    demandLevels(expand)
    return project(profile, shape, $select === '' ? [] : parseSelect($select), expand)
  }
  return mine.getOrMake(
    `${profile.bodies.usualProperties}\n${$select}\n${$expand}`,
    make as () => Projection<never>,
  ) as unknown as Projection<E>
}

/**
 * Fails with `invalid_query`, which names the property, if the entity has no such property or if it cannot be expanded.
 */
export function project<E>(profile: Profile, shape: Shape<E>, select: Paths = [], expand: readonly ExpandTerm[] = []): Projection<E> {
  const paths = select.map((path) => spelled(shape, path))
  const expanded = expansions(shape, paths, expand)
  const isAll = select.length === 0 || select.some(([name]) => name === '*')
  const named = paths.filter(([name = '']) => name !== '*' && !name.startsWith('odata.'))
  for (const path of named) demandKnown(shape, path, expanded)
  const wanted = new Set(named.map(([name = '']) => name))
  const chosen = [...shape.properties].filter(([name, property]) => wanted.has(name) || (isAll && isUsual(property, profile)))
  return {
    shape,
    properties: chosen.map(([name, property]) => {
      const { read, load, isOf } = property
      return { name, property, read: load ? undefined : read, isOf }
    }),
    loaded: chosen.flatMap(([name, { load }]) => (load ? [{ name, load }] : [])),
    deferred: isAll
      ? [...shape.navigation].flatMap(([name, navigation]) =>
          navigation.linked && !expanded.some((one) => one.name === name) ? [name] : [],
        )
      : [],
    expanded,
    selected: select.map((path) => path.join('/')).join(','),
  }
}

/** A path whose first name is spelled as the shape spells it: names match in any case (protocol/queries#options). */
function spelled<E>(shape: Shape<E>, path: readonly string[]): readonly string[] {
  const [name = '', ...rest] = path
  if (shape.properties.has(name) || shape.navigation.has(name)) return path
  const folded = fold(name)
  return [foldedNames(shape).get(folded) ?? (folded.startsWith('odata.') ? folded : name), ...rest]
}

const folded = new WeakMap<object, ReadonlyMap<string, string>>()

/** The names of a shape by their folded forms; made once for each shape, when a request first needs it. */
function foldedNames<E>(shape: Shape<E>): ReadonlyMap<string, string> {
  const made = folded.get(shape) ?? new Map([...shape.properties.keys(), ...shape.navigation.keys()].map((name) => [fold(name), name]))
  folded.set(shape, made)
  return made
}

function expansions<E>(shape: Shape<E>, select: Paths, expand: readonly ExpandTerm[]): Expanded<E>[] {
  const byName = new Map<
    string,
    Pick<Expanded<E>, 'many' | 'expansion'> & { select: (readonly string[])[]; expand: ExpandTerm[]; rows: ChosenRows }
  >()
  for (const { path, select: inner = [], expand: deeper = [], at, ...rows } of expand) {
    const [name = '', ...rest] = spelled(shape, path)
    const navigation = shape.navigation.get(name)
    if (!navigation)
      throw invalidQuery("$expand: '{name}' cannot be expanded on '{type}'.{hint} {possible}", {
        name: name.slice(0, 100),
        hint: didYouMean(name, shape.navigation.keys()),
        possible: named('It can expand', shape.navigation.keys()),
        ...ofEntityType(shape.type),
      })
    const { expansion, many } = navigation
    if (!expansion)
      throw invalidQuery("'{name}' of '{type}' is read at its own address; it cannot be expanded.", { name, ...ofEntityType(shape.type) })
    const entry = byName.get(name) ?? { many, expansion, select: selectBelow(select, name), expand: [], rows: {} }
    byName.set(name, entry)
    if (rest.length > 0) entry.expand.push({ ...rows, at, path: rest, select: inner, expand: deeper })
    else {
      if (!many && Object.values(rows).some((option) => option !== undefined))
        throw invalidQuery(`'${name}' is one entity: $filter, $orderby, $top and $skip have nothing to choose from.`)
      entry.select.push(...inner)
      entry.expand.push(...deeper)
      entry.rows = rows
    }
  }
  return [...byName].map(([name, entry]) => ({ name, ...entry }))
}

const selectBelow = (select: Paths, name: string) =>
  select.filter((path) => path[0] === name && path.length > 1).map((path) => path.slice(1))

function demandKnown<E>(shape: Shape<E>, path: readonly string[], expanded: readonly Expanded<E>[]): void {
  const [name = '', ...rest] = path
  if ((shape.properties.has(name) || shape.isOpen) && rest.length === 0) return
  if (expanded.some((one) => one.name === name)) return
  if (shape.navigation.has(name)) throw invalidQuery(`$select names '${path.join('/')}': add $expand=${name} to the query.`)
  const hint = didYouMean(name, shape.properties.keys())
  const details = { name: name.slice(0, 100), hint, ...ofEntityType(shape.type) }
  throw invalidQuery("$select: the property '{name}' does not exist on '{type}'.{hint}", details)
}

const named = (verb: string, names: Iterable<string>): string => {
  const list = [...names].map((name) => `'${name}'`)
  return list.length === 0 ? `${verb} nothing.` : `${verb} ${list.join(', ')}.`
}
