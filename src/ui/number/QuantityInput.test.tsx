// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { KeptTextsContext } from './kept-texts.ts';
import { QuantityInput } from './QuantityInput.tsx';
import { typedNumber } from './typed-number.ts';
import type { TypedNumber } from './typed-number.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

let value: TypedNumber;
const draw = (key = 'first'): HTMLInputElement => {
  render(
    <QuantityInput
      key={key}
      label="Weight"
      value={value}
      onChange={(next, text) => {
        value = typedNumber(next, text);
      }}
    />,
  );
  const field = document.querySelector('input');
  if (!field) throw new Error('No field');
  return field;
};

const type = (text: string): void => {
  const field = draw();
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  draw();
  act(() => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  draw();
};

beforeEach(() => {
  value = null;
});

test.each([
  ['1.5', 'number.whole'],
  ['1e9', 'number.whole'],
  ['99999999999', 'number.tooLarge'],
  ['-3', 'number.tooSmall'],
])(
  '%s is there again with its error when the field is drawn anew from what was kept',
  (text, error) => {
    type(text);
    expect(document.body.textContent).toContain(error);
    value = JSON.parse(JSON.stringify(value)) as TypedNumber;
    expect(draw('second').value).toBe(text);
    expect(document.body.textContent).toContain(error);
  },
);

test.each(['1.5', '7'])('%s that was kept beside no number is there again', (text) => {
  const keep = vi.fn();
  const kept = new Map([['weight', text]]);
  render(
    <KeptTextsContext value={{ textOf: (field) => kept.get(field), keep }}>
      <QuantityInput keptAs="weight" label="Weight" value={Number.NaN} onChange={() => undefined} />
    </KeptTextsContext>,
  );
  const field = document.querySelector('input');
  expect(field?.value).toBe(text);
  expect(document.body.textContent).toContain('number.whole');
  for (const next of ['x', '12']) {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, next);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  expect(keep.mock.calls).toEqual([
    ['weight', 'x'],
    ['weight', undefined],
  ]);
});

test('a field whose text is not known any more says that it holds no number', () => {
  value = Number.NaN;
  expect(draw().value).toBe('');
  expect(document.body.textContent).toContain('number.whole');
});

/** @param gap milliseconds from key to key */
function scan(field: HTMLInputElement, digits: string, gap: number): KeyboardEvent {
  let last = new KeyboardEvent('keydown');
  for (const [at, key] of [...digits, 'Enter'].entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + at * gap });
    act(() => void field.dispatchEvent(event));
    last = event;
    if (key === 'Enter') continue;
    act(() => {
      const typed = field.value + key;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  return last;
}

test.each([
  ['96385074', 15, true, true],
  ['96385074', 120, true, false],
  ['10023', 15, true, false],
  ['96385074', 15, false, false],
])(
  '%s, a key each %i ms, where codes are refused (%s), is refused: %s',
  (digits, gap, refusesCodes, isRefused) => {
    function Field(): ReactNode {
      const [units, setUnits] = useState<number | null>(null);
      value = units;
      return (
        <QuantityInput
          refusesCodes={refusesCodes}
          label="Units"
          value={units}
          onChange={setUnits}
        />
      );
    }
    render(<Field />);
    const field = document.querySelector('input');
    if (!field) throw new Error('No field');
    expect(scan(field, digits, gap).defaultPrevented).toBe(isRefused);
    expect(value).toBe(isRefused ? Number.NaN : Number(digits));
    expect(field.value.replaceAll(',', '')).toBe(digits);
    expect(field.getAttribute('aria-invalid') === 'true').toBe(isRefused);
  },
);

test('emptied from outside, it is empty and has no error', () => {
  type('x');
  value = null;
  expect(draw().value).toBe('');
  expect(document.body.textContent).not.toContain('number.whole');
});

test.each<[{ isCell?: boolean; isTypedOver?: boolean }, number]>([
  [{ isCell: true }, 2],
  [{ isTypedOver: true }, 2],
  [{}, 0],
])(
  'the number of a cell is typed over, that of another field only if it says so: %o',
  (props, selected) => {
    render(<QuantityInput {...props} label="Units" value={12} onChange={() => undefined} />);
    const field = document.querySelector('input');
    act(() => field?.focus());
    expect((field?.selectionEnd ?? 0) - (field?.selectionStart ?? 0)).toBe(selected);
  },
);

test.each([
  ['is left', new FocusEvent('focusout', { bubbles: true })],
  ['submits its form', new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
])('an emptied cell shows the number that it stands for once it %s', (_when, event) => {
  const changes: (number | null)[] = [];
  render(
    <QuantityInput
      isCell
      label="Units"
      value={null}
      emptyAs={0}
      onChange={(next) => changes.push(next)}
    />,
  );
  act(() => {
    document.querySelector('input')?.dispatchEvent(event);
  });
  expect(changes).toEqual([0]);
});
