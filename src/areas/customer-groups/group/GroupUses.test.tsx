// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { getDiscount, listDiscounts } from '#generated/admin/discounts/discounts.ts';
import { render } from '../../../../tests/support/render.tsx';
import { GroupDiscounts } from './GroupUses.tsx';

const store = vi.hoisted(() => ({ templates: 0 }));

vi.mock('#app/query/first-content.ts', () => ({ useFirstContent: () => true }));
vi.mock('#shared/domain/discount-templates.ts', () => ({
  readTemplates: async () => Array.from({ length: store.templates }, (_, at) => ({ id: `t${at}` })),
}));
vi.mock('#generated/admin/discounts/discounts.ts', () => ({
  getDiscount: vi.fn(),
  getListDiscountsQueryKey: () => ['discounts'],
  listDiscounts: vi.fn(),
}));

const page = (offset: number, count: number) => ({
  discounts: Array.from({ length: Math.min(200, count - offset) }, (_, at) => ({
    id: `disc_${offset + at}`,
    code: `CODE${offset + at}`,
    is_disabled: false,
    starts_at: '2026-01-01T00:00:00.000Z',
    ends_at: null,
    usage_limit: null,
    usage_count: 0,
    parent_discount_id: null,
    rule: {
      conditions:
        offset + at === 450
          ? [{ type: 'customer_groups', operator: 'in', customer_groups: [{ id: 'cg_1' }] }]
          : [],
    },
  })),
  count,
  offset,
  limit: 200,
});
const show = (): void =>
  void render(
    <MemoryRouter>
      <GroupDiscounts groupId="cg_1" />
    </MemoryRouter>,
  );

beforeEach(() => {
  store.templates = 0;
  vi.mocked(listDiscounts).mockReset();
  vi.mocked(getDiscount).mockReset();
});

test('all discounts are looked through, without being asked', async () => {
  vi.mocked(listDiscounts).mockImplementation(
    async (params) => page(params?.offset ?? 0, 469) as never,
  );
  show();
  await vi.waitFor(() => expect(document.body.textContent).toContain('CODE450'));
  expect(vi.mocked(listDiscounts).mock.calls.map(([params]) => params?.offset)).toEqual([
    0, 200, 400,
  ]);
  expect(document.querySelector('button')).toBeNull();
});

test('a page that fails is asked for again by a button only', async () => {
  vi.mocked(listDiscounts).mockImplementation(async (params) => {
    if (params?.offset === 200) throw new Error('broken');
    return page(params?.offset ?? 0, 469) as never;
  });
  show();
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  await act(async () => {});
  expect(listDiscounts).toHaveBeenCalledTimes(2);
  vi.mocked(listDiscounts).mockImplementation(
    async (params) => page(params?.offset ?? 0, 469) as never,
  );
  act(() => document.querySelector('button')?.click());
  await vi.waitFor(() => expect(document.body.textContent).toContain('CODE450'));
});

test('150 templates are asked for their rules when the button is pressed', async () => {
  store.templates = 150;
  vi.mocked(listDiscounts).mockImplementation(async () => page(0, 0) as never);
  vi.mocked(getDiscount).mockImplementation(async (id) => ({ discount: { id } }) as never);
  show();
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  expect(listDiscounts).not.toHaveBeenCalled();
  expect(getDiscount).not.toHaveBeenCalled();
  act(() => document.querySelector('button')?.click());
  await vi.waitFor(() => expect(getDiscount).toHaveBeenCalledTimes(150));
});
