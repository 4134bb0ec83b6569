import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BarList } from '#ui/chart/BarList.tsx';
import { NO_VALUE } from '#ui/format/instant.ts';
import { LEADS_TO } from '#ui/keyboard/attributes.ts';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { isComing, isWhollyKnown, knownPart } from '#shared/figures/controls/known.ts';
import type { ReportState } from '#shared/figures/controls/report-state.ts';
import type { Amounts } from '#shared/figures/controls/useAmounts.ts';
import { spanOf } from '#shared/figures/days.ts';
import { pathOf, useNames } from '#shared/figures/names/useNames.ts';
import { useFiguresStatus, useKnownSince } from '#shared/figures/useFigures.ts';
import type { TopRow } from './top-rows.ts';
import classes from './performance.module.css';

type Bars = ComponentProps<typeof BarList>['rows'];

/** As shown; all at once, after the numbers above */
export interface ListsState {
  state: ReportState;
  amounts: Pick<Amounts, 'currency' | 'error' | 'format'>;
}

interface BarSectionProps extends ListsState {
  title: string;
  /** Address of the report */
  to: string;
  /** Undefined while unknown */
  rows: Bars | undefined;
  empty: string;
}

export function BarSection(props: BarSectionProps): ReactNode {
  const { title, to, rows, empty, amounts } = props;
  const { t } = useTranslation('home');
  const { state } = useFiguresStatus('state');
  const { currency, error } = amounts;
  const { period, zone } = props.state;
  const knownSince = useKnownSince(spanOf(period, zone).start);
  const isKnown = knownPart(period, zone, knownSince) !== undefined;
  const isSure = isWhollyKnown(period, zone, knownSince) || (rows ?? []).length > 0;
  const shown = isKnown && isSure && currency !== '' ? rows : undefined;
  const isLoading = error === undefined && (isComing(state) || (isKnown && rows === undefined));
  return (
    <Section
      title={title}
      action={
        <Link
          to={to}
          className={classes.report}
          {...{ [LEADS_TO]: to }}
          aria-label={t('performance.reportOf', { name: title })}
        >
          {t('performance.report')}
        </Link>
      }
    >
      <div className={classes.list} data-coming={(!shown && isLoading) || undefined}>
        {shown ? (
          <BarList label={title} rows={shown} empty={empty} />
        ) : isLoading ? (
          <RecordsSkeleton records={5} />
        ) : (
          <SectionNote>{NO_VALUE}</SectionNote>
        )}
      </div>
    </Section>
  );
}

const NamePlace = (): ReactNode => <Skeleton height={12} width={120} inline />;

interface TopListProps extends Omit<BarSectionProps, 'rows'> {
  kind: 'product' | 'discount' | 'channel' | 'region';
  rows: readonly TopRow[] | undefined;
  detailOf: (count: number) => string;
}

/** Each name is a link to its record. */
export function TopList({ kind, rows, detailOf, ...section }: TopListProps): ReactNode {
  const { t } = useTranslation('home');
  const { format } = section.amounts;
  const ids = (rows ?? []).flatMap(({ id }) => id ?? []);
  const { nameOf, isPending, error } = useNames(kind, ids);
  const nameIn = (id: string | null): ReactNode => {
    if (id === null) return t(`performance.none.${kind}`);
    if (error) return nameOf(id) ?? NO_VALUE;
    return nameOf(id) ?? (isPending ? <NamePlace /> : t(`performance.deleted.${kind}`));
  };
  const addressOf = (id: string | null): { to?: string } => {
    const to = id === null || nameOf(id) === undefined ? undefined : pathOf(kind, id);
    return to === undefined ? {} : { to };
  };
  return (
    <BarSection
      {...section}
      rows={rows?.map(({ id, amount, count }) => ({
        id: id ?? '',
        name: nameIn(id),
        ...addressOf(id),
        value: amount,
        text: format(amount),
        detail: detailOf(count),
      }))}
    />
  );
}
