// @vitest-environment happy-dom
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepRow } from '#shared/record/kept-row.ts';
import { InEnglish } from '../../tests/support/english.tsx';
import { render } from '../../tests/support/render.tsx';
import { DiscountPage } from '../areas/discounts/discount/DiscountPage.tsx';
import { GiftCardPage } from '../areas/gift-cards/card/GiftCardPage.tsx';
import { PriceListPage } from '../areas/price-lists/price-list/PriceListPage.tsx';

const dates = { starts_at: '2020-01-01T00:00:00Z', ends_at: null };
const unlimited = { ...dates, is_disabled: false, usage_limit: null, usage_count: 0 };

const endless = async (_url: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('The page was left')));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', endless);
});

test.each([
  {
    what: 'discount',
    Page: DiscountPage,
    row: { id: 'one', code: 'SPRING', ...unlimited, usage_limit: 5, usage_count: 5 },
    head: 'SPRINGUsed up',
  },
  {
    what: 'gift card',
    Page: GiftCardPage,
    row: { id: 'one', code: 'ABCD-EFGH', balance: 500, is_disabled: true, ends_at: null },
    head: 'ABCD-EFGHDisabled',
  },
  {
    what: 'price list',
    Page: PriceListPage,
    row: { id: 'one', name: 'Winter', status: 'draft', ...dates },
    head: 'WinterDraft',
  },
  {
    what: 'running price list',
    Page: PriceListPage,
    row: { id: 'one', name: 'Winter', status: 'active', ...dates },
    head: 'WinterActive',
  },
])('a $what that its list led to has its title and status at once', ({ Page, row, head }) => {
  keepRow(render(null), row);
  render(
    <InEnglish>
      <MemoryRouter initialEntries={['/a/one']}>
        <Routes>
          <Route path="/a/:id" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </InEnglish>,
  );
  expect(document.querySelector('header')?.textContent).toBe(head);
});
