// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { DemoMenu } from './DemoMenu.tsx';
import type { DemoRequest, DemoSettings } from './protocol.ts';

const asked = vi.hoisted(() => ({
  worker: vi.fn<(request: DemoRequest) => Promise<DemoSettings>>(),
}));
vi.mock('./ask.ts', () => ({ askDemo: asked.worker }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

beforeEach(() => {
  asked.worker.mockReset();
  asked.worker.mockResolvedValue({ delay: 300, failures: 0 });
});

const itemOf = (name: RegExp): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find((item) =>
    name.test(item.textContent),
  );

test('the menu shows the settings of the worker and changes them', async () => {
  render(<DemoMenu className="marker" examples="" />);
  await act(async () => document.querySelector<HTMLElement>('.marker')?.click());
  await vi.waitFor(() => expect(itemOf(/300/)?.getAttribute('aria-checked')).toBe('true'));
  expect(asked.worker).toHaveBeenCalledWith({ kind: 'settings' });
  await act(async () => itemOf(/20%/)?.click());
  expect(asked.worker).toHaveBeenLastCalledWith({ kind: 'change', settings: { failures: 20 } });
});
