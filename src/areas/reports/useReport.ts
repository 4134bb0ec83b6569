import { useMemo } from 'react';
import { useNow } from '#ui/format/useNow.ts';
import { isWhollyKnown, knownPart } from '#shared/figures/controls/known.ts';
import { useAmounts } from '#shared/figures/controls/useAmounts.ts';
import { useReportState } from '#shared/figures/controls/useReportState.ts';
import { spanOf } from '#shared/figures/days.ts';
import type { SumsQuestion } from '#shared/figures/engine-types.ts';
import { useFigures, useKnownSince } from '#shared/figures/useFigures.ts';
import type { FiguresReportId } from './groups.ts';
import type { ReportTable } from './reports.ts';
import { reportRows } from './rows.ts';
import type { Compared, ReportRows } from './rows.ts';

export type GroupsOf = (productId: string) => readonly string[];

interface Asked extends Compared {
  question: SumsQuestion;
}

interface Report {
  /** Undefined until known */
  shown: { rows: ReportRows; question: SumsQuestion } | undefined;
  /** Some days of the period aren't known. */
  isPartial: boolean;
  error: unknown;
}

export function useReport(
  id: FiguresReportId,
  table: ReportTable,
  groupsOf: GroupsOf | undefined,
): Report {
  const { period, compared, zone, filter, step, firstWeekday, isConverted, rates } =
    useReportState();
  const { currency, error } = useAmounts();
  const knownSince = useKnownSince(spanOf(compared ?? period, zone).start);
  const now = useNow();
  const known = knownPart(period, zone, knownSince);
  // Days that aren't known have rows of their own.
  const days = table.rows === 'time' ? period : (known ?? period);
  const asked = useFigures<Asked>(
    ['report', id, table.rows, days, compared, zone, filter, step, firstWeekday],
    async (engine) => {
      const question = { period: days, zone, filter, step, firstWeekday };
      const [own, before] = await Promise.all([
        table.ask(engine, question),
        compared && table.ask(engine, { ...question, period: compared }),
      ]);
      return { question, now: own, before, spanBefore: compared && spanOf(compared, zone) };
    },
  );
  const { answer } = asked;
  const isGrouped = table.groups === undefined || groupsOf !== undefined;
  const isReady = isGrouped && known !== undefined && currency !== '';
  const shown = useMemo(
    () =>
      answer && isReady
        ? {
            question: answer.question,
            rows: reportRows(answer, table, {
              currency,
              isConverted,
              rates,
              knownSince,
              now,
              groupsOf,
            }),
          }
        : undefined,
    [answer, isReady, table, currency, isConverted, rates, knownSince, now, groupsOf],
  );
  return {
    shown,
    isPartial: !isWhollyKnown(period, zone, knownSince),
    error: asked.error ?? error,
  };
}
