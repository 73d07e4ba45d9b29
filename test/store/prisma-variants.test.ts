import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createScript } from '../../scripts/prisma/ddl.ts'
import { masters, poolOf, providers, readMaster, tablesOf, validate, variantOf } from '../../scripts/prisma/schema.ts'

const master = (model: string): string => `// about\ndatasource db {\n  provider = "sqlite"\n}\n\nmodel A {\n${model}\n}\n`
const line = (text: string, start: string): string | undefined =>
  text
    .split('\n')
    .find((other) => other.trim().startsWith(start))
    ?.trim()
    .replace(/\s+/g, ' ')

describe.each(masters)('the %s schema', (name) => {
  const text = readMaster(name)

  it('is a valid schema itself', () => {
    expect(() => validate(text)).not.toThrow()
  })

  it.each(providers)('has a valid variant for %s, which is the committed one', (provider) => {
    const committed = readFileSync(new URL(`../../prisma/${provider}/${name}.prisma`, import.meta.url), 'utf8')
    expect(() => validate(committed)).not.toThrow()
    expect(committed).toContain(`provider = "${provider}"`)
    expect(committed).toBe(variantOf(name, text, provider))
  })

  it('has the same tables, columns and keys on every provider', () => {
    const plain = providers.map((provider) =>
      tablesOf(variantOf(name, text, provider), poolOf(text)).map((table) => ({
        ...table,
        columns: table.columns.map((column) => [column.name, column.type, column.nullable]),
      })),
    )
    for (const tables of plain) expect(tables).toEqual(plain[0])
  })

  it('has a length or the long mark on every text, so that no provider falls back to its own default', () => {
    for (const provider of ['postgresql', 'mysql', 'sqlserver'] as const) {
      for (const table of tablesOf(variantOf(name, text, provider), poolOf(text))) {
        for (const column of table.columns.filter((other) => other.type === 'String' || other.type === 'DateTime')) {
          expect(column.native, `${table.name}.${column.name} on ${provider}`).toBeDefined()
        }
      }
    }
  })
})

describe('variants', () => {
  it('turn marks into the native types of each provider', () => {
    const text = master(
      '  siteId String // @t(36)\n  listId String // @t(36)\n  listKey BigInt\n  itemId Int\n  note String? // @long\n  at DateTime // @ms\n  ix String? // @t(300) @pool\n\n  @@id([siteId, listId, itemId])',
    )
    const lines = providers.map((provider) => {
      const variant = variantOf('content', text, provider)
      return ['siteId', 'note', 'at', 'ix'].map((field) => line(variant, `${field} `))
    })
    expect(lines).toEqual([
      ['siteId String', 'note String?', 'at DateTime', 'ix String?'],
      ['siteId String @db.VarChar(36)', 'note String? @db.Text', 'at DateTime @db.Timestamptz(3)', 'ix String? @db.VarChar(300)'],
      ['siteId String @db.VarChar(36)', 'note String? @db.LongText', 'at DateTime @db.DateTime(3)', 'ix String? @db.VarChar(300)'],
      ['siteId String @db.NVarChar(36)', 'note String? @db.NVarChar(Max)', 'at DateTime @db.DateTime2', 'ix String? @db.NVarChar(300)'],
    ])
    const indexes = providers.map((provider) =>
      line(
        createScript(provider, tablesOf(variantOf('content', text, provider), poolOf(text)))
          .replaceAll('CREATE INDEX', 'INDEX')
          .replaceAll('CREATE NONCLUSTERED', ''),
        'INDEX',
      ),
    )
    expect(indexes).toEqual([
      'INDEX "A_listKey_ix_itemId_idx" ON "A"("listKey", "ix", "itemId") WHERE "ix" IS NOT NULL;',
      'INDEX "A_listKey_ix_itemId_idx" ON "A"("listKey", "ix", "itemId") WHERE "ix" IS NOT NULL;',
      'INDEX `A_listKey_ix_itemId_idx`(`listKey`, `ix`, `itemId`),',
      'INDEX [A_listKey_ix_itemId_idx] ON [dbo].[A]([listKey], [ix], [itemId]) WHERE [ix] IS NOT NULL;',
    ])
  })

  it('refuse what is not portable or not known', () => {
    const tables = (model: string) => tablesOf(variantOf('farm', master(model), 'postgresql'), new Set())
    expect(() => tables('  id String @id // @tt(36)')).toThrow('unknown mark @tt(36)')
    expect(() => tables('  id String @id\n  b Missing')).toThrow('Missing')
    expect(() => tables('  id String @id\n  b Json')).toThrow('type Json is not portable')
    expect(() => tables('  id String @id\n  b String[]')).toThrow('not portable')
    expect(() => tables('  id Int @id @default(autoincrement())')).toThrow('not portable')
  })
})
