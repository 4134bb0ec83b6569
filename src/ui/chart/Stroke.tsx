import type { ReactNode } from 'react';
import type { ChartKind } from './points.ts';
import { COLORS, DASHES } from './strokes.ts';
import classes from './chart.module.css';

export type Mark = ChartKind | 'before';

export function Stroke({ mark }: { mark: Mark }): ReactNode {
  const isBefore = mark === 'before';
  const color = isBefore ? COLORS.before : COLORS.value;
  return (
    <svg className={classes.stroke} width={20} height={8} aria-hidden>
      {mark === 'bars' ? (
        <rect x={6} width={8} height={8} fill={color} />
      ) : (
        <line
          x2={20}
          y1={4}
          y2={4}
          stroke={color}
          strokeWidth={2}
          strokeDasharray={isBefore ? DASHES : undefined}
        />
      )}
    </svg>
  );
}
