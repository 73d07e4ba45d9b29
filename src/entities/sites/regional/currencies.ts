import type { ComplexTypes } from '../../../../generated/rest/bindings.ts'

/** The currencies of the locale ids that currency columns usually name, and their countries. */
const currencies: ReadonlyMap<number, readonly [currency: string, country: string]> = new Map([
  [1033, ['USD', 'US']],
  [1031, ['EUR', 'DE']],
  [1036, ['EUR', 'FR']],
  [1040, ['EUR', 'IT']],
  [1043, ['EUR', 'NL']],
  [3082, ['EUR', 'ES']],
  [3079, ['EUR', 'AT']],
  [2055, ['CHF', 'CH']],
  [2057, ['GBP', 'GB']],
  [1041, ['JPY', 'JP']],
  [1053, ['SEK', 'SE']],
  [1044, ['NOK', 'NO']],
  [1030, ['DKK', 'DK']],
  [1045, ['PLN', 'PL']],
  [1046, ['BRL', 'BR']],
  [2052, ['CNY', 'CN']],
  [4105, ['CAD', 'CA']],
  [3081, ['AUD', 'AU']],
])

/** The currency of a locale id; undefined for one that is not known. */
export const currencyOf = (lcid: number): string | undefined => currencies.get(lcid)?.[0]

/** The sum that shows how a currency is written. */
const sample = 123_456

/** The known currencies, as a locale writes them. */
export function currencyList(tag: string): ComplexTypes['CurrencyInformationCollection'] {
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  return {
    Items: [...currencies].map(([lcid, [currency, country]]) => ({
      DisplayString: `${new Intl.NumberFormat(tag, { style: 'currency', currency }).format(sample)} (${countries.of(country) ?? country})`,
      LCID: String(lcid),
    })),
  }
}
