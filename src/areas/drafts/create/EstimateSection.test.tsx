// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { EstimateLine } from './EstimateSection.tsx';
import { draftOf, item, pricesOf } from './test-values.ts';
import { estimatedTotals, NO_SHIPPING } from './totals.ts';

const { currency, items } = draftOf([item({ quantity: 2 })]);
const totals = estimatedTotals({ items }, pricesOf(1000), NO_SHIPPING);
const shown = (): string => document.querySelector('span')?.textContent ?? '';

test('the page’s foot has the total, and says when discounts are still missing', () => {
  const line = (areKnown: boolean): ReactNode => (
    <InEnglish>
      <EstimateLine currency={currency} totals={totals} areDiscountsKnown={areKnown} />
    </InEnglish>
  );
  render(line(true));
  expect(shown()).toMatch(/^Estimated total \D*24\.20/);
  render(line(false));
  expect(shown()).toMatch(/^Estimated total before discounts \D*24\.20/);
});

test('without a region or prices there is no total', () => {
  render(
    <InEnglish>
      <EstimateLine currency="" totals={totals} areDiscountsKnown />
      <EstimateLine currency={currency} totals={undefined} areDiscountsKnown />
    </InEnglish>,
  );
  expect(shown()).toBe('');
});
