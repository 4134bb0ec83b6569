// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { CountedUnits } from './CountedUnits.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

const onCount = vi.fn();
const onDone = vi.fn();
const onText = vi.fn<(text: string, scanned: string) => boolean>();

beforeEach(() => {
  vi.resetAllMocks();
  onText.mockReturnValue(true);
  render(
    <CountedUnits label="Units" units={3} onCount={onCount} onDone={onDone} onText={onText} />,
  );
});

const field = (): HTMLInputElement => {
  const input = document.querySelector('input');
  if (!input) throw new Error('No field');
  return input;
};

const put = (text: string): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
/** Key by key, like a scanner. */
function type(text: string): void {
  for (let length = 1; length <= text.length; length += 1) put(text.slice(0, length));
}
const enter = (): void => {
  act(() => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  act(() => {
    document
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
};
const leave = (): void =>
  act(() => {
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });

test.each(['4006381333931', '34006381333931', '96385074', '00123457', 'MUG-1'])(
  'the code %s scanned into the field counts, and is never its number',
  (code) => {
    type(code);
    enter();
    leave();
    expect(onText.mock.calls).toEqual([[code, '']]);
    expect(onCount).not.toHaveBeenCalled();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(field().value).toBe('3');
  },
);

test.each(['4006381333931', '96385074', '00123457'])(
  'the code %s that nothing has stays with an error, and the number is kept',
  (code) => {
    onText.mockReturnValue(false);
    type(code);
    enter();
    leave();
    expect(onCount).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  },
);

let clock = 0;
/** @param gap milliseconds from key to key */
function press(keys: readonly string[], gap: number): void {
  clock += 1000;
  for (const key of keys) {
    clock += gap;
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: clock });
    act(() => void field().dispatchEvent(event));
    if (key.length === 1) put(field().value + key);
  }
}
const submit = (): void =>
  act(() => {
    document
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

test('digits that come as fast as a scanner sends them are a code, never a number', () => {
  // The focus goes on to the next scan.
  onDone.mockImplementation(() =>
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  );
  put('8');
  press([...'10023', 'Enter'], 15);
  submit();
  expect(onText.mock.calls).toEqual([['810023', '10023']]);
  expect(onCount).not.toHaveBeenCalled();
  expect(field().value).toBe('3');
  onText.mockReturnValue(false);
  put('8');
  press([...'10023', 'Enter'], 15);
  submit();
  leave();
  expect(onCount).not.toHaveBeenCalled();
  expect(field().value).toBe('810023');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('digits that someone types are a number', () => {
  onText.mockReturnValue(false);
  put('');
  press([...'10023', 'Enter'], 120);
  submit();
  expect(onText.mock.calls).toEqual([['10023', '']]);
  expect(onCount.mock.calls).toEqual([[10_023]]);
});

test('a number counts on Enter, when one leaves the field, and when one leaves the page', () => {
  onText.mockReturnValue(false);
  type('12');
  expect(onCount).not.toHaveBeenCalled();
  enter();
  expect(onDone).toHaveBeenCalledTimes(1);
  type('13');
  leave();
  type('14');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(onCount.mock.calls).toEqual([[12], [13], [14]]);
});

test('a number counts also when the browser goes back, which takes the field away', () => {
  type('12');
  render(null);
  expect(onCount.mock.calls).toEqual([[12]]);
});

test('a code that nothing has is no count either when the field goes', () => {
  type('4006381333931');
  render(null);
  expect(onCount).not.toHaveBeenCalled();
});

test('an emptied field shows what is counted again', () => {
  type('5');
  put('');
  expect(field().value).toBe('');
  leave();
  expect(onCount).not.toHaveBeenCalled();
  expect(field().value).toBe('3');
});
