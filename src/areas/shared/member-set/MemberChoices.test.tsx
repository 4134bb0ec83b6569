// @vitest-environment happy-dom
import { act, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { MemberChoices } from './MemberChoices.tsx';
import type { Member, Offer } from './members.ts';

const parts = vi.hoisted(() => ({ onAll: (_isChosen: boolean): void => undefined }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
// Without layout, the virtual list would stay empty.
vi.mock('#ui/picker/OptionList.tsx', async () => {
  const { Combobox } = await import('@mantine/core');
  return {
    OptionList: ({ found, onAll }: { found: { options: Offer<Member>[] }; onAll: () => void }) => {
      parts.onAll = onAll;
      return (
        <Combobox.Options>
          {found.options.map(({ value }) => (
            <Combobox.Option key={value} value={value} data-id={value} />
          ))}
        </Combobox.Options>
      );
    },
  };
});

const offers = ['a', 'b', 'c', 'd', 'e'].map((id): Offer<Member> => ({
  value: id,
  label: id,
  row: { id },
  isIn: id === 'c',
  isDisabled: id === 'e',
}));
const source = {
  key: ['offers'],
  find: vi.fn(async () => ({ options: offers, count: offers.length })),
  one: async () => ({ value: '', label: '' }),
};
let chosen: ReadonlyMap<string, Member> = new Map();

function Choices({ keeps }: { keeps?: (row: Member) => boolean }): ReactNode {
  const [rows, setRows] = useState<ReadonlyMap<string, Member>>(new Map());
  chosen = rows;
  return (
    <MemberChoices
      texts={{ search: 'Search', label: 'Offers' }}
      source={source}
      chosen={rows}
      onChoose={setRows}
      keeps={keeps}
    />
  );
}

const click = (id: string, shiftKey = false): void =>
  act(() => {
    document
      .querySelector(`[data-id="${id}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey }));
  });

test('Shift chooses from the last press on; members and what can’t be chosen stay out', async () => {
  render(<Choices />);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
  click('a');
  click('e', true);
  expect([...chosen.keys()]).toEqual(['a', 'b', 'd']);
  click('d');
  expect([...chosen.keys()]).toEqual(['a', 'b']);
  click('a', true);
  expect([...chosen.keys()]).toEqual([]);
});

test('all are chosen and given up together', async () => {
  render(<Choices />);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
  await act(async () => parts.onAll(true));
  expect([...chosen.keys()]).toEqual(['a', 'b', 'd']);
  await act(async () => parts.onAll(false));
  expect([...chosen.keys()]).toEqual([]);
});

test('what is chosen while all are being read stays', async () => {
  render(<Choices />);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  source.find.mockImplementationOnce(async () => {
    await held;
    return { options: offers.slice(1), count: offers.length };
  });
  act(() => parts.onAll(true));
  click('a');
  expect([...chosen.keys()]).toEqual(['a']);
  release();
  await act(async () => held);
  expect([...chosen.keys()]).toEqual(['a', 'b', 'd']);
});

test('what isn’t kept is neither offered nor chosen with the others', async () => {
  render(<Choices keeps={({ id }) => id > 'a'} />);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(document.querySelector('[data-id="a"]')).toBeNull();
  await act(async () => parts.onAll(true));
  expect([...chosen.keys()]).toEqual(['b', 'd']);
});
