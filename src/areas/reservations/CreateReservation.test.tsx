// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { render } from '../../../tests/support/render.tsx';
import { CreateReservation } from './CreateReservation.tsx';

interface FormOptions {
  validate: (values: object) => { location?: string };
}
interface BodyProps {
  isReading: boolean;
  children: ReactNode;
}

const parts = vi.hoisted(() => ({ list: vi.fn(), form: vi.fn(), body: vi.fn() }));
const values = { item: 'iitem_1', location: 'sloc_1', quantity: 1, description: '' };
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));
vi.mock('#generated/admin/inventory-items/inventory-items.ts', () => ({
  getListInventoryItemsQueryKey: () => ['items'],
  listInventoryItems: parts.list,
}));
vi.mock('#shared/sources/stock-locations.ts', () => ({
  useStockLocations: () => ({ data: [{ id: 'sloc_1', name: 'Shop' }], isPending: false }),
}));
vi.mock('#shared/form/useCreateForm.tsx', () => ({
  useCreateForm: (options: FormOptions) => {
    parts.form(options);
    return { form: { values, errors: {}, getInputProps: () => ({}) }, bind: {} };
  },
}));
vi.mock('#ui/form/FormBody.tsx', () => ({
  FormBody: (props: BodyProps) => {
    parts.body(props);
    return props.children;
  },
}));
vi.mock('#ui/form/GrowingTextarea.tsx', () => ({ GrowingTextarea: () => null }));
vi.mock('#ui/number/QuantityInput.tsx', () => ({ QuantityInput: () => null }));
vi.mock('#ui/picker/EntitySelect.tsx', () => ({ EntitySelect: () => null }));

const problem = (): string | undefined =>
  (parts.form.mock.lastCall?.[0] as FormOptions | undefined)?.validate(values).location;
const isReading = (): boolean | undefined =>
  (parts.body.mock.lastCall?.[0] as BodyProps | undefined)?.isReading;
const ends = (isOver: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    isOver();
  }, 10_000);

beforeEach(() => {
  vi.resetAllMocks();
});

test('while the stock is still read, nothing is said of it, and nothing can be sent', () => {
  parts.list.mockReturnValue(new Promise(() => undefined));
  render(<CreateReservation onClose={vi.fn()} />);
  expect([problem(), isReading()]).toEqual([undefined, true]);
});

test('stock that can’t be read is no missing stock, and is read again', async () => {
  parts.list.mockRejectedValueOnce(
    new ApiError('Network Error', { kind: 'network', outcome: 'failed' }),
  );
  render(<CreateReservation onClose={vi.fn()} />);
  await ends(() => expect(isReading()).toBe(false));
  const alert = document.querySelector('[role=alert]');
  expect(problem()).not.toBe('form.notStocked');
  expect(alert?.textContent).toContain(problem());
  parts.list.mockResolvedValueOnce({ inventory_items: [{ id: 'iitem_1', location_levels: [] }] });
  act(() => alert?.querySelector('button')?.click());
  await ends(() => expect(problem()).toBe('form.notStocked'));
  expect(document.querySelector('[role=alert]')).toBeNull();
});
