// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineExtension } from '#app/extensions/extension.ts';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { fieldsOn } from '../extensions/field-values.ts';
import './FieldForm.tsx';
import { FieldSection } from './FieldSection.tsx';
import type { FieldEditing } from './FieldSection.tsx';

vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
}));
vi.mock('#ui/overlay/Dialog.tsx', () => ({
  Dialog: (props: { opened: boolean; children: ReactNode; footer: ReactNode }) =>
    props.opened ? (
      <div role="dialog">
        {props.children}
        {props.footer}
      </div>
    ) : null,
}));

const warranties = defineExtension({
  name: 'warranties',
  title: 'Warranty',
  fields: [
    { on: 'product', name: 'months', label: 'Months', kind: 'number' },
    { on: 'product', name: 'mid_code', label: 'Maker', kind: 'text', column: true },
  ],
});

const lampOf = (months: number) => ({
  id: 'prod_1',
  mid_code: null,
  metadata: { months, care: 'Wipe dry' },
});

let stored: ReturnType<typeof lampOf>;
const send = vi.fn<(body: object) => Promise<void>>();
const editing: FieldEditing = {
  source: { readNow: async () => stored },
  update: () => ({ mutationFn: async ({ data }) => send(data) }),
  isMetadataLocked: false,
};

const draw = (own: FieldEditing | 'none' = editing): unknown =>
  render(
    <InEnglish>
      <FieldSection
        extension={warranties}
        fields={fieldsOn([warranties], 'product')}
        record={stored}
        editing={own === 'none' ? undefined : own}
      />
    </InEnglish>,
  );

const pencils = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-inline-edit] button'),
];
const field = (): HTMLInputElement | null => document.querySelector('input');
const until = (isTrue: () => boolean): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => Promise.resolve());
      expect(isTrue()).toBe(true);
    },
    { timeout: 5000 },
  );
const type = async (place: number, text: string): Promise<void> => {
  await act(async () => pencils()[place]?.click());
  await until(() => field() !== null);
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    field()?.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
};

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  stored = lampOf(24);
});

test('the fields are facts of a section; one is edited on the page and sent alone', async () => {
  draw();
  expect(document.querySelector('h2')?.textContent).toBe('Warranty');
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Months',
    'Maker',
  ]);
  expect(document.querySelector('dd')?.textContent).toBe('24');
  await type(0, '36');
  await until(() => send.mock.calls.length > 0);
  expect(send.mock.calls).toEqual([[{ metadata: { months: 36 } }]]);
});

test('a value that is wrong stays with its error, and nothing is sent', async () => {
  draw();
  await type(0, 'many');
  expect(document.body.textContent).toContain('Enter a whole number.');
  expect(field()?.value).toBe('many');
  expect(send).not.toHaveBeenCalled();
});

test('a change of someone else is shown before it is overwritten', async () => {
  draw();
  stored = lampOf(48);
  await type(0, '36');
  await until(() => document.querySelector('[role=dialog]') !== null);
  const asked = document.querySelector('[role=dialog]')?.textContent;
  expect(asked).toContain('Months');
  expect(asked).toContain('48');
  expect(send).not.toHaveBeenCalled();
});

test('where the server takes no metadata, only columns are edited', async () => {
  draw({ ...editing, isMetadataLocked: true });
  expect(pencils()).toHaveLength(1);
  await type(0, 'NL-1');
  await until(() => send.mock.calls.length > 0);
  expect(send.mock.calls).toEqual([[{ mid_code: 'NL-1' }]]);
});

test('a record that can’t be edited shows its fields', () => {
  draw('none');
  expect(pencils()).toHaveLength(0);
  expect(document.querySelector('dd')?.textContent).toBe('24');
});
