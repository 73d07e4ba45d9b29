import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../../../../src/core/acts/search/highlight.ts'
import { wordsOf } from '../../../../../src/core/acts/search/words.ts'

const words = (text: string, prefix = false) => ({ words: wordsOf(text), prefix })

describe('the summary of a result', () => {
  it('marks words, phrases and beginnings of words in any case', () => {
    expect(summaryOf('Order the Chairs', [words('chairs')])).toBe('Order the <c0>Chairs</c0>')
    expect(summaryOf('order chairs, chairs', [words('order chairs')])).toBe('<c0>order</c0> <c0>chairs</c0>, chairs')
    expect(summaryOf('Chairlift', [words('chair', true)])).toBe('<c0>Chairlift</c0>')
    expect(summaryOf('Chairlift', [words('chair')])).toBe('Chairlift')
    expect(summaryOf('Äpfel 漢字', [words('äpfel'), words('字')])).toBe('<c0>Äpfel</c0> 漢<c0>字</c0>')
  })

  it('escapes what the text itself has of marks', () => {
    expect(summaryOf('<c0>a</c0> & b', [words('b')])).toBe('&lt;c0&gt;a&lt;/c0&gt; &amp; <c0>b</c0>')
    expect(summaryOf('<&>', [])).toBe('&lt;&amp;&gt;')
  })

  it('shows parts around the first hits of a long text, and its beginning without a hit', () => {
    const filler = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ')
    const text = `${filler(50)} hit ${filler(50)} hit ${filler(50)}`
    const summary = summaryOf(text, [words('hit')])
    expect(summary).toMatch(/^<ddd\/> w38 .* w49 <c0>hit<\/c0> w0 .* w11 <ddd\/> w38 .* <c0>hit<\/c0> .* w11 <ddd\/>$/)
    expect(summaryOf(text, [words('absent')])).toMatch(/^w0 w1 .* w24 <ddd\/>$/)
    expect(
      summaryOf(
        Array(10)
          .fill(`${filler(50)} hit`)
          .join(' '),
        [words('hit')],
      ).match(/<c0>/g),
    ).toHaveLength(3)
  })

  it('is empty where there is no text', () => {
    expect(summaryOf('', [words('a')])).toBe('')
  })
})
