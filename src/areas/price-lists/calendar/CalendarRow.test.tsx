// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { stretchOf } from './calendar.ts';
import { CalendarRow } from './CalendarRow.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('#ui/format/useFormat.ts', () => ({ useFormat: () => ({ date: String, number: String }) }));

const NOW = Date.UTC(2026, 5, 15);

test('a row gives its name and dates to screen readers once', () => {
  render(
    <MemoryRouter>
      <ul>
        <CalendarRow
          entry={{
            id: 'pl_1',
            kind: 'priceList',
            name: 'Summer',
            starts_at: null,
            ends_at: null,
            off: undefined,
          }}
          place={{ start: 0, size: 1, isOpenStart: true, isOpenEnd: true }}
          stretch={stretchOf('month', NOW, 0)}
          now={NOW}
          overlaps={0}
        />
      </ul>
    </MemoryRouter>,
  );
  const row = document.querySelector('li');
  const strip = row?.querySelector('[aria-hidden][title]');
  expect(strip?.textContent).toBe('Summer');
  strip?.remove();
  expect(row?.textContent).toBe('Summerperiod.activecalendar.kind.priceList · calendar.always');
  expect(document.querySelector('[title]')).toBeNull();
});
