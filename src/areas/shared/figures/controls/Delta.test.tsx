// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { render } from '../../../../../tests/support/render.tsx';
import { Delta, changeOf } from './Delta.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

test.each([
  [112, 100, 12],
  [50, 100, -50],
  [100, 100, 0],
  [50, -100, 150],
  [0, 100, -100],
])('%i after %i is a change of %i%%', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

test.each([
  [undefined, 100],
  [100, undefined],
  [100, 0],
])('%o after %o can’t be compared', (now, before) => {
  expect(changeOf(now, before)).toBeUndefined();
  render(<Delta now={now} before={before} />);
  expect(document.querySelector('[data-tone]')).toBeNull();
  render(<Delta now={now} before={before} empty="–" />);
  expect(document.body.textContent).toContain('–');
});

const shown = (): [text: string, tone: string | undefined, arrow: string] => {
  const delta = document.querySelector<HTMLElement>('[data-tone]');
  const arrow = document.querySelector('svg')?.getAttribute('class') ?? '';
  return [delta?.textContent ?? '', delta?.dataset['tone'], arrow];
};

test('a change has a sign, an arrow and a tone', () => {
  render(<Delta now={112} before={100} />);
  expect(shown()).toEqual(['+12%', 'good', expect.stringContaining('arrow-up')]);
  render(<Delta now={50} before={100} />);
  expect(shown()).toEqual(['-50%', 'bad', expect.stringContaining('arrow-down')]);
  render(<Delta now={50} before={100} isGood="down" />);
  expect(shown()[1]).toBe('good');
  render(<Delta now={100} before={100} />);
  expect(shown()).toEqual(['0%', 'none', expect.stringContaining('minus')]);
});
