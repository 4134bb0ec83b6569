// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { ManyLines } from './ManyLines.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en' } }),
}));

const onAll = vi.fn();
const onNone = vi.fn();
const NINE = [
  'Rope 1',
  'Rope 2',
  'Hook 1',
  'Hook 2',
  'Lamp 1',
  'Lamp 2',
  'Tent 1',
  'Tent 2',
  'Mat',
];

const draw = (lines: readonly string[]): void => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <ManyLines lines={lines} nameOf={(line) => line} onAll={onAll} onNone={onNone}>
        {(shown) => (
          <ul>
            {shown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </ManyLines>
    </form>,
  );
};
const shown = (): string[] => [...document.querySelectorAll('li')].map((one) => one.textContent);
const press = (name: string): void =>
  act(() =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
  );
const type = (text: string): void =>
  act(() => {
    const input = document.querySelector('input') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => vi.clearAllMocks());

test('a few lines are only lines', () => {
  draw(NINE.slice(0, 8));
  expect(shown()).toHaveLength(8);
  expect(document.querySelector('input, button')).toBeNull();
});

test('many lines are entered all at once, or those that were searched', () => {
  draw(NINE);
  press('lines.all');
  expect(onAll).toHaveBeenLastCalledWith(NINE);
  press('lines.none');
  expect(onNone).toHaveBeenLastCalledWith(NINE);
  type(' hOOk');
  expect(shown()).toEqual(['Hook 1', 'Hook 2']);
  press('lines.all');
  expect(onAll).toHaveBeenLastCalledWith(['Hook 1', 'Hook 2']);
  type('sled');
  expect(shown()).toEqual([]);
  expect(document.body.textContent).toContain('picker.none');
});

test('a form that is sent shows all lines, of which one may be wrong', () => {
  draw(NINE);
  type('mat');
  expect(shown()).toEqual(['Mat']);
  act(() => document.querySelector('form')?.requestSubmit());
  expect(shown()).toEqual(NINE);
});
