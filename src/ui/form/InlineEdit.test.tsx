// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { InlineEdit } from './InlineEdit.tsx';
import { InlineEditor } from './InlineEditor.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { field = '' } = {}) => `${key} ${field}`.trim() }),
}));

const save = vi.fn<(text: string) => void>();
/** Without an error it was saved. */
let answer: (error?: string) => void;

function Editor({ onClose }: { onClose: () => void }): ReactNode {
  const [text, setText] = useState('Tin');
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  answer = (failure) => {
    setSaving(false);
    setError(failure);
    if (failure === undefined) onClose();
  };
  return (
    <InlineEditor
      onSubmit={(event) => {
        event.preventDefault();
        setSaving(true);
        save(text);
      }}
      onClose={onClose}
      isDirty={text !== 'Tin'}
      isSaving={isSaving}
      isAsking={false}
      onStop={() => undefined}
      error={error === undefined ? undefined : { text: error, detail: undefined }}
    >
      <label htmlFor="material">Material</label>
      <input id="material" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </InlineEditor>
  );
}

const pencil = (): HTMLElement | null =>
  document.querySelector('[title="actions.editField Material"]');
const next = (): HTMLElement | null => document.querySelector('#next');
const field = (): HTMLInputElement | null => document.querySelector('input');

const open = async (): Promise<void> => {
  await act(async () => pencil()?.click());
  expect(field()).not.toBeNull();
};
const type = (text: string): void =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string, more: KeyboardEventInit = {}): void =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    field()?.dispatchEvent(event);
  });
/** Tells if the press takes the focus. */
const pressOn = (element: Element | null): boolean => {
  const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  act(() => void element?.dispatchEvent(event));
  return !event.defaultPrevented;
};
/** As Tab does. */
const leave = (): Promise<void> =>
  act(async () => {
    next()?.focus();
    await new Promise((done) => {
      setTimeout(done, 5);
    });
  });

beforeEach(() => {
  save.mockReset();
  render(
    <>
      <InlineEdit
        label="Material"
        shown="Tin"
        load={async () => undefined}
        renderEditor={(onClose) => <Editor onClose={onClose} />}
      />
      <button id="next" type="button">
        Next
      </button>
    </>,
  );
});

test('a click turns the value into its field, with the focus in it', async () => {
  expect(document.body.textContent).toContain('Tin');
  await open();
  expect(document.activeElement).toBe(field());
  expect(pencil()).toBeNull();
});

test('Enter saves once, however often it is pressed, and the focus comes back', async () => {
  await open();
  type('Brass');
  press('Enter');
  press('Enter');
  expect(save.mock.calls).toEqual([['Brass']]);
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  expect(document.querySelector('fieldset')?.disabled).toBe(true);
  act(() => field()?.blur());
  act(() => answer());
  expect(field()).toBeNull();
  expect(document.activeElement).toBe(pencil());
});

test('Escape leaves without a question and without saving', async () => {
  await open();
  type('Brass');
  press('Escape');
  expect(field()).toBeNull();
  expect(save).not.toHaveBeenCalled();
  await open();
  expect(field()?.value).toBe('Tin');
});

test('Enter without a change only closes', async () => {
  await open();
  press('Enter');
  expect(field()).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

test('an Enter held since it opened the field neither saves nor closes', async () => {
  await open();
  press('Enter', { repeat: true });
  expect(field()).not.toBeNull();
});

test('leaving saves a change, and closes a field without one', async () => {
  await open();
  type('Brass');
  await leave();
  expect(save.mock.calls).toEqual([['Brass']]);
  act(() => answer());
  expect(document.activeElement).toBe(next());
  await open();
  await leave();
  expect(field()).toBeNull();
  expect(save).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(next());
});

test('an error keeps the typed text, and isn’t sent again by itself', async () => {
  await open();
  type('Brass');
  await leave();
  act(() => answer('Not today'));
  await leave();
  expect(field()?.value).toBe('Brass');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Not today');
  expect(save).toHaveBeenCalledOnce();
  act(() => field()?.focus());
  press('Enter');
  expect(save).toHaveBeenCalledTimes(2);
});

test('a press on a label, whose click is to come, doesn’t leave the field', async () => {
  await open();
  expect(pressOn(document.querySelector('label'))).toBe(false);
  expect(pressOn(field())).toBe(true);
});
