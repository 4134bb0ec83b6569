// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { EntityMultiSelect } from './EntityMultiSelect.tsx';
import { fixedSource, withKnown } from './source.ts';
import type { Option } from './source.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
// Without layout, the virtual list would stay empty.
vi.mock('./OptionList.tsx', async () => {
  const { Combobox } = await import('@mantine/core');
  return {
    OptionList: ({ found }: { found: { options: Option[] } }) => (
      <Combobox.Options>
        {found.options.map(({ value }) => (
          <Combobox.Option key={value} value={value} data-id={value} />
        ))}
      </Combobox.Options>
    ),
  };
});

const names = Array.from({ length: 450 }, (_, at) => ({ value: `id_${at}`, label: `Lamp ${at}` }));
const { find, one } = fixedSource(names);
// As of a server.
const source = { key: ['lamps'], find: vi.fn(find), one: vi.fn(one) };
let chosen: readonly string[] = [];

function Field(): ReactNode {
  const [value, setValue] = useState<readonly string[]>([]);
  chosen = value;
  return <EntityMultiSelect label="Lamps" source={source} value={value} onChange={setValue} />;
}

const settle = (): Promise<void> =>
  act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
const press = async (init: KeyboardEventInit): Promise<void> => {
  const field = document.querySelector('input');
  await act(async () => {
    field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  });
  await settle();
};

test('all that match are chosen together, in a few calls and without one for each name', async () => {
  render(<Field />);
  await press({ code: 'ArrowDown', key: 'ArrowDown' });
  source.find.mockClear();
  await press({ code: 'KeyA', key: 'a', ctrlKey: true });
  expect(chosen).toHaveLength(450);
  expect(source.find).toHaveBeenCalledTimes(3);
  expect(source.one).not.toHaveBeenCalled();
});

test('what is chosen while all are being read stays', async () => {
  const { find: findFew } = fixedSource(names.slice(0, 6));
  source.find.mockImplementation(findFew);
  render(<Field />);
  await press({ code: 'ArrowDown', key: 'ArrowDown' });
  await act(async () =>
    vi.waitFor(() => expect(document.querySelector('[data-id="id_2"]')).not.toBeNull()),
  );
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  source.find.mockImplementation(async (...search) => {
    await held;
    const { options, count } = await findFew(...search);
    return { options: options.filter(({ value }) => value !== 'id_2'), count };
  });
  await press({ code: 'KeyA', key: 'a', ctrlKey: true });
  act(() => {
    document
      .querySelector('[data-id="id_2"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  expect(chosen).toEqual(['id_2']);
  release();
  await settle();
  source.find.mockImplementation(find);
  expect(chosen).toEqual(['id_2', 'id_0', 'id_1', 'id_3', 'id_4', 'id_5']);
});

test('Shift chooses from the last press on', async () => {
  render(<Field />);
  await press({ code: 'ArrowDown', key: 'ArrowDown' });
  await act(async () =>
    vi.waitFor(() => expect(document.querySelector('[data-id="id_2"]')).not.toBeNull()),
  );
  const click = (id: string, shiftKey = false): void =>
    act(() => {
      document
        .querySelector(`[data-id="${id}"]`)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey }));
    });
  click('id_2');
  click('id_5', true);
  expect(chosen).toEqual(['id_2', 'id_3', 'id_4', 'id_5']);
  click('id_4');
  click('id_3', true);
  expect(chosen).toEqual(['id_2', 'id_5']);
  expect(source.one).not.toHaveBeenCalled();
});

test('names that a record has already cost no call, however many', () => {
  source.one.mockClear();
  const records = names.slice(0, 150).map(({ value, label }) => ({ id: value, name: label }));
  render(
    <EntityMultiSelect
      label="Lamps"
      source={withKnown(source, records)}
      value={records.map(({ id }) => id)}
      onChange={() => undefined}
    />,
  );
  expect(document.body.textContent).toContain('Lamp 149');
  expect(source.one).not.toHaveBeenCalled();
});
