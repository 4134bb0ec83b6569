// @vitest-environment happy-dom
import type { Combobox } from '@mantine/core';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../tests/support/render.tsx';
import { EntitySelect } from './EntitySelect.tsx';
import { fixedSource } from './source.ts';

const held = vi.hoisted((): { isStill: boolean | undefined }[] => []);
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('./OptionList.tsx', () => ({ OptionList: () => null }));
vi.mock('@mantine/core', async (importOriginal) => {
  const mantine = await importOriginal<{ Combobox: typeof Combobox }>();
  const { createElement } = await import('react');
  const Watched = (props: Parameters<typeof Combobox>[0]) => {
    held.push({ isStill: props.preventPositionChangeWhenVisible });
    return createElement(mantine.Combobox, props);
  };
  return { ...mantine, Combobox: Object.assign(Watched, mantine.Combobox) };
});

test('a list may open upwards as long as its options are loading, then it stays in place', async () => {
  let answer: () => void = () => undefined;
  const fixed = fixedSource([{ value: 'a', label: 'Anchor' }]);
  const find = async (...search: Parameters<typeof fixed.find>) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return fixed.find(...search);
  };
  render(
    <EntitySelect
      label="Thing"
      source={{ ...fixed, find }}
      value={null}
      onChange={() => undefined}
    />,
  );
  const field = document.querySelector('input');
  await act(async () => {
    const key = { code: 'ArrowDown', key: 'ArrowDown', bubbles: true };
    field?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  expect(held.at(-1)?.isStill).toBe(false);
  await act(async () => {
    answer();
    await vi.waitFor(() => expect(held.at(-1)?.isStill).toBe(true));
  });
});
