// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Column } from '#ui/table/columns.ts';
import { render } from '../../../../tests/support/render.tsx';
import { useColumns } from './columns.tsx';
import type { ColumnMakers } from './columns.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { resolvedLanguage: 'en' } }),
}));

interface Thing {
  name: string;
  places?: string[];
}

function Cell({ of, row }: { of: (make: ColumnMakers<Thing>) => Column<Thing>; row: Thing }) {
  const { cell, text } = of(useColumns<Thing>());
  return <p title={text?.(row) ?? ''}>{cell(row)}</p>;
}

/** Content, and the text that is measured. */
const drawn = (of: (make: ColumnMakers<Thing>) => Column<Thing>, row: Thing): string[] => {
  render(<Cell of={of} row={row} />);
  const place = document.querySelector('p');
  return [place?.textContent ?? '', place?.title ?? ''];
};

const places = (make: ColumnMakers<Thing>): Column<Thing> =>
  make.names({ id: 'places', header: 'Places', value: (row) => row.places });
test('the names of a set are sorted, whatever order the server sends', () => {
  for (const sent of [
    ['Japan', 'Denmark', 'Europe'],
    ['Europe', 'Japan', 'Denmark'],
  ]) {
    expect(drawn(places, { name: 'a', places: sent })).toEqual(['Denmark +2', 'Denmark +2']);
  }
});

test('of one name, or none, there is nothing to sum up', () => {
  expect(drawn(places, { name: 'a', places: ['Japan'] })).toEqual(['Japan', 'Japan']);
  expect(drawn(places, { name: 'a', places: [] })).toEqual(['–', '']);
});

test('a mark follows the name, with or without a picture', () => {
  const name =
    (picture?: () => string) =>
    (make: ColumnMakers<Thing>): Column<Thing> =>
      make.name({
        id: 'name',
        header: 'Name',
        value: (row) => row.name,
        after: (row) => (row.places ? '+' : null),
        ...(picture ? { picture } : {}),
      });
  expect(drawn(name(), { name: 'a', places: [] })).toEqual(['a+', 'a']);
  expect(drawn(name(), { name: 'a' })).toEqual(['a', 'a']);
  expect(
    drawn(
      name(() => '*'),
      { name: 'a', places: [] },
    ),
  ).toEqual(['*a+', 'a']);
});
