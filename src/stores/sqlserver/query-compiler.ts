import {
  AndNode,
  MssqlQueryCompiler,
  type OperationNode,
  OrderByItemNode,
  OrderByNode,
  RawNode,
  SelectModifierNode,
  type SelectQueryNode,
  WhereNode,
} from 'kysely'

/** An order that has no meaning: `OFFSET` needs one. */
const anyOrder = OrderByNode.create([OrderByItemNode.create(RawNode.createWithSql('(select null)'))])

/**
 * Writes the limit of a query as SQL Server has it: `TOP` without rows to skip, and `OFFSET` and `FETCH` with them. `FETCH` refuses 0 rows,
 * so a condition leaves none then.
 */
export class SqlServerCompiler extends MssqlQueryCompiler {
  /** A second term of the same value has no effect, and SQL Server refuses it. */
  protected override visitOrderBy(node: OrderByNode): void {
    const seen = new Set<string>()
    const items = node.items.filter(({ orderBy }) => {
      // `ordered` of the dialect writes the value first, and its direction behind it.
      const key = JSON.stringify(RawNode.is(orderBy) ? orderBy.parameters[0] : orderBy)
      return !seen.has(key) && seen.add(key)
    })
    super.visitOrderBy({ ...node, items })
  }

  protected override visitSelectQuery(node: SelectQueryNode): void {
    if (!node.limit) {
      super.visitSelectQuery(node)
      return
    }
    const { limit, ...rest } = node
    if (!node.offset) {
      const top = SelectModifierNode.createWithExpression(RawNode.create(['top (', ')'], [limit.limit]))
      super.visitSelectQuery({ ...rest, frontModifiers: [top, ...(node.frontModifiers ?? [])] })
      return
    }
    const isWanted = RawNode.create(['', ' > 0'], [limit.limit])
    super.visitSelectQuery({
      ...rest,
      where: WhereNode.create(node.where ? AndNode.create(node.where.where, isWanted) : isWanted),
      orderBy: node.orderBy ?? anyOrder,
      endModifiers: [fetched(limit.limit), ...(node.endModifiers ?? [])],
    })
  }
}

const fetched = (count: OperationNode): SelectModifierNode =>
  SelectModifierNode.createWithExpression(
    RawNode.create(['fetch next (case when ', ' > 0 then ', ' else 1 end) rows only'], [count, count]),
  )
