// @vitest-environment happy-dom
import { IconBox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { RecordGroup } from './RecordGroup.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
vi.mock('./useRecords.ts', () => ({
  useRecords: () => ({
    records: [{ id: 'prod_1', title: 'Lamp', to: '/a/products/prod_1' }],
    count: 1,
    isError: false,
    hasMore: false,
    more: async () => undefined,
    retry: () => undefined,
  }),
}));
const group = (isHeld: boolean): ReactNode => (
  <MemoryRouter>
    <RecordGroup
      id="products"
      icon={IconBox}
      label="Products"
      records={{ key: ['products'], load: () => Promise.reject(new Error('not asked')) }}
      q="lamp"
      isLast
      hasPlaceholder={false}
      isHeld={isHeld}
      onCount={() => undefined}
      onChoose={() => undefined}
    />
  </MemoryRouter>
);

test('records wait for the groups above, and stay for the next search', () => {
  render(group(true));
  const options = (): number => document.querySelectorAll('[role=option]').length;
  expect(options()).toBe(0);
  render(group(false));
  expect(options()).toBe(1);
  render(group(true));
  expect(options()).toBe(1);
});
