import { median } from '../median.ts';
import type { Visit } from './visit.ts';

interface Figure {
  what: string;
  read: (visit: Visit) => number;
  unit: 'ms' | 'kB' | '';
  /** Upper bound. */
  goal?: { ratio: number } | { ours: number };
}

const FIGURES: readonly Figure[] = [
  {
    what: 'first row',
    read: ({ firstRow }) => firstRow,
    unit: 'ms',
    goal: { ratio: 0.33 },
  },
  {
    what: 'list → record, the first of a visit',
    read: ({ firstRecord }) => firstRecord,
    unit: 'ms',
    goal: { ratio: 0.5 },
  },
  {
    what: 'list → record, another one',
    read: ({ nextRecord }) => nextRecord,
    unit: 'ms',
    goal: { ratio: 0.5 },
  },
  {
    what: 'requests until the first row',
    read: ({ requests }) => requests,
    unit: '',
    goal: { ours: 20 },
  },
  { what: 'scripts among them', read: ({ scripts }) => scripts, unit: '' },
  { what: 'API calls among them', read: ({ calls }) => calls, unit: '' },
  {
    what: 'JavaScript until the first row',
    read: ({ scriptBytes }) => scriptBytes / 1000,
    unit: 'kB',
    goal: { ours: 180 },
  },
  { what: 'everything until the first row', read: ({ bytes }) => bytes / 1000, unit: 'kB' },
  {
    what: 'API calls, list → record',
    read: ({ recordCalls }) => recordCalls,
    unit: '',
  },
];

const rounded = (value: number, unit: Figure['unit']): string =>
  `${Math.round(value)}${unit && ` ${unit}`}`;

const least = (values: readonly number[]): number => Math.min(...values);

/** Median; times also with their range. */
function told(values: number[], unit: Figure['unit']): string {
  const middle = rounded(median(values), unit);
  if (unit !== 'ms') return middle;
  return `${middle} (${Math.round(least(values))}–${Math.round(Math.max(...values))})`;
}

function goalOf({ goal, unit }: Figure, ours: number, ratio: number): string {
  if (!goal) return '';
  const isRatio = 'ratio' in goal;
  const isMet = isRatio ? ratio <= goal.ratio : ours <= goal.ours;
  const words = isRatio ? `ratio ≤ ${goal.ratio}` : `≤ ${rounded(goal.ours, unit)}`;
  return `${words}: ${isMet ? 'met' : 'missed'}`;
}

/** @param ours same length as `theirs` */
export function report(ours: readonly Visit[], theirs: readonly Visit[]): Record<string, object> {
  return Object.fromEntries(
    FIGURES.map((figure) => {
      const mine = ours.map(figure.read);
      const others = theirs.map(figure.read);
      const ratio = median(mine) / median(others);
      const line = {
        Quartermaster: told(mine, figure.unit),
        'v1 admin': told(others, figure.unit),
        ratio: ratio.toFixed(2),
        // Most telling on a busy machine.
        'of least': figure.unit === 'ms' ? (least(mine) / least(others)).toFixed(2) : '',
        goal: goalOf(figure, median(mine), ratio),
      };
      return [figure.what, line];
    }),
  );
}
