// @vitest-environment happy-dom
import { TextInput } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { Facts } from '#ui/page/Section.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { editableFact } from './editable-fact.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useRecordForm } from './useRecordForm.ts';
import type { UpdateOptions } from './useRecordForm.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ number: String }) }));
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

interface Lamp {
  id: string;
  title: string;
  material: string;
}
type Values = Omit<Lamp, 'id'>;

let stored: Lamp;
const send = vi.fn<(body: Partial<Values>) => Promise<void>>();
const update: UpdateOptions<Partial<Values>> = () => ({
  mutationFn: async ({ data }) => {
    await send(data);
    stored = { ...stored, ...data };
  },
});

interface LampFormProps {
  lamp: Lamp;
  only: readonly (keyof Values)[];
  onClose: () => void;
}

function LampForm({ lamp, only, onClose }: LampFormProps): ReactNode {
  const { form, bind } = useRecordForm({
    source: { readNow: async () => stored },
    update,
    record: lamp,
    toValues: ({ title, material }: Lamp): Values => ({ title, material }),
    toBody: (before, after) => changedBody(before, after),
    validate: ({ title, material }) => ({
      title: title ? undefined : 'Enter a title',
      material: material === 'Gas' ? 'Not a material' : undefined,
    }),
    saved: () => 'Saved',
    onClose,
    only,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => field}
      fields={{
        title: <TextInput label="Title" {...form.getInputProps('title')} />,
        material: <TextInput label="Material" {...form.getInputProps('material')} />,
      }}
    />
  );
}

const draw = (lamp: Lamp): QueryClient =>
  render(
    <Facts
      facts={[
        editableFact(
          { label: 'Material', value: lamp.material },
          {
            load: async () => undefined,
            renderForm: (onClose) => <LampForm lamp={lamp} only={['material']} onClose={onClose} />,
          },
        ),
      ]}
    />,
  );
const fields = (): HTMLInputElement[] => [...document.querySelectorAll('input')];
const press = (key: string): Promise<void> =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    fields()[0]?.dispatchEvent(event);
  });
const until = (isTrue: () => boolean): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(isTrue()).toBe(true);
  });
const type = async (text: string): Promise<void> => {
  await act(async () => document.querySelector('button')?.click());
  const [field] = fields();
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  vi.mocked(showToast).mockReset();
  // Without a title, which the server may have sent.
  stored = { id: 'lamp_1', title: '', material: 'Tin' };
  draw(stored);
});

test('one field is checked and sent, and shown until the page has its value', async () => {
  await type('Brass');
  expect(fields()).toHaveLength(1);
  await press('Enter');
  await until(() => send.mock.calls.length > 0);
  expect(send.mock.calls).toEqual([[{ material: 'Brass' }]]);
  await until(() => stored.material === 'Brass');
  expect(fields()[0]?.value).toBe('Brass');
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  draw(stored);
  expect(fields()).toHaveLength(0);
  expect(document.querySelector('dd')?.textContent).toBe('Brass');
});

test('a value that is wrong stays with its error, and nothing is sent', async () => {
  await type('Gas');
  await press('Enter');
  expect(document.body.textContent).toContain('Not a material');
  expect(fields()[0]?.value).toBe('Gas');
  expect(send).not.toHaveBeenCalled();
});

test('a change of someone else is shown before it is overwritten', async () => {
  await type('Brass');
  stored = { ...stored, material: 'Copper' };
  await press('Enter');
  await until(() => document.querySelector('[role=dialog]') !== null);
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Copper');
  expect(send).not.toHaveBeenCalled();
  const keep = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'form.conflict.keep',
  );
  await act(async () => keep?.click());
  await until(() => send.mock.calls.length > 0);
  expect(send.mock.calls).toEqual([[{ material: 'Brass' }]]);
});

test('where the answer was lost, it says so, keeps the text and can be saved again', async () => {
  send.mockRejectedValueOnce(
    new ApiError('Network Error', { kind: 'network', outcome: 'unknown' }),
  );
  await type('Brass');
  await press('Enter');
  await until(() => document.querySelector('[role=alert]') !== null);
  expect(fields()[0]?.value).toBe('Brass');
  expect(fields()[0]?.matches(':disabled')).toBe(false);
  await press('Enter');
  await until(() => send.mock.calls.length === 2);
  expect(send).toHaveBeenLastCalledWith({ material: 'Brass' });
});

test('an edit is undone from its message', async () => {
  await type('Brass');
  await press('Enter');
  await until(() => vi.mocked(showToast).mock.calls.length > 0);
  expect(stored.material).toBe('Brass');
  act(() => vi.mocked(showToast).mock.calls[0]?.[1].action?.run());
  await until(() => send.mock.calls.length === 2);
  expect(send).toHaveBeenLastCalledWith({ material: 'Tin' });
});

test('what undoing has sent isn’t kept', async () => {
  const client = draw(stored);
  client.setDefaultOptions({ mutations: { gcTime: 0 } });
  await type('Brass');
  await press('Enter');
  await until(() => vi.mocked(showToast).mock.calls.length > 0);
  // Closes the field, which keeps what it has sent.
  draw(stored);
  act(() => vi.mocked(showToast).mock.calls[0]?.[1].action?.run());
  await until(() => send.mock.calls.length === 2);
  await vi.waitFor(() => expect(client.getMutationCache().getAll().length).toBe(0));
});
