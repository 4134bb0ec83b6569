// @vitest-environment happy-dom
import { IconTag } from '@tabler/icons-react';
import { act } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { MenuEntry } from './MoreMenu.tsx';
import type { EntryProps } from './MoreMenu.tsx';
import { PageActions } from './PageActions.tsx';

const renderEntry = ({ children }: EntryProps): ReactNode => <li>{children}</li>;

vi.mock('./MoreMenuPanel.tsx', () => ({
  MoreMenuPanel: ({ children }: { children: ReactNode }) => (
    <ul>
      <MenuEntry value={renderEntry}>{children}</MenuEntry>
    </ul>
  ),
}));

const draw = (menu?: ReactNode): void => {
  render(
    <MemoryRouter>
      <PageActions
        label="More"
        further={[{ label: 'Price check', icon: IconTag, to: '/check' }]}
        menu={menu}
      />
    </MemoryRouter>,
  );
};

const entries = (): string[] =>
  [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

async function openOn(width: 'phone' | 'desktop'): Promise<void> {
  const matches = width === 'phone';
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  draw(<li>Export</li>);
  act(() => document.querySelector<HTMLElement>('button[aria-haspopup=menu]')?.click());
  await vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(entries()).toContain('Export');
  });
}

test('on phones further actions lead the menu', async () => {
  await openOn('phone');
  expect(entries()).toEqual(['Price check', 'Export']);
});

test('elsewhere they are buttons only', async () => {
  await openOn('desktop');
  expect(entries()).toEqual(['Export']);
  expect(document.querySelector('a')?.textContent).toBe('Price check');
});

test('without a menu of its own, only phones have one', () => {
  draw();
  expect(document.querySelector('[data-phone] button')).not.toBeNull();
  draw(<li>Export</li>);
  expect(document.querySelector('[data-phone] button')).toBeNull();
  expect(document.querySelector('button')).not.toBeNull();
});
