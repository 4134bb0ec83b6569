// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { useAmountText } from './useAmountText.ts';

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const format = { tag: 'de', digits: 2 };
const write = (minor: number): string => `${minor} cents`;

function setUp(start: number | null) {
  let value: number | null = start;
  let field: ReturnType<typeof useAmountText> | undefined;
  const root = createRoot(document.createElement('div'));
  function Probe(): null {
    field = useAmountText(value, format, write, (next) => {
      value = next;
    });
    return null;
  }
  const draw = (): void => act(() => root.render(<Probe />));
  draw();
  return {
    text: () => field?.text,
    problem: () => field?.problem,
    value: () => value,
    type: (text: string) => {
      act(() => field?.onText(text));
      draw();
    },
    press: (key: string) => {
      act(() => field?.onKeyDown({ key }));
      draw();
    },
    leave: () => {
      act(() => field?.onBlur());
      draw();
    },
    set: (next: number | null) => {
      value = next;
      draw();
    },
  };
}

test('keeps what one types, and writes it properly when one leaves', () => {
  const field = setUp(1250);
  expect(field.text()).toBe('1250 cents');
  field.type('12,');
  expect(field.text()).toBe('12,');
  expect(field.value()).toBe(1200);
  field.type('12,5');
  field.leave();
  expect(field.value()).toBe(1250);
  expect(field.text()).toBe('1250 cents');
});

test('an unreadable text stays, is explained after leaving, and is no value that a schema takes', () => {
  const field = setUp(null);
  field.type('12,345');
  expect(field.value()).toBeNaN();
  expect(field.problem()).toBeUndefined();
  field.leave();
  expect(field.problem()).toBe('tooPrecise');
  expect(field.text()).toBe('12,345');
  field.type('12,34');
  expect(field.problem()).toBeUndefined();
  expect(field.value()).toBe(1234);
});

test('an unreadable text is explained when a form is sent with Enter', () => {
  const field = setUp(null);
  field.type('x');
  field.press('y');
  expect(field.problem()).toBeUndefined();
  field.press('Enter');
  expect(field.problem()).toBe('notANumber');
});

test('emptying it means no amount, and a value from outside replaces what was typed', () => {
  const field = setUp(1250);
  field.type('');
  expect(field.value()).toBeNull();
  field.type('x');
  field.set(700);
  expect(field.text()).toBe('700 cents');
  expect(field.problem()).toBeUndefined();
});
