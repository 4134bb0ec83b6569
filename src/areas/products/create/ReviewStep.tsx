import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileUrl } from '#app/config/config.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { skeletonProps } from '#ui/states/Skeleton.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useLabels } from '#ui/picker/useOptions.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { salesChannelSource } from '#shared/sources/sources.ts';
import { HandleTaken, useHandleHolder } from '#shared/form/useHandleHolder.tsx';
import { useMarkets } from '#shared/sources/useMarkets.ts';
import { placements } from './body.ts';
import classes from './create.module.css';
import { hintsOf, priceSummary } from './hints.ts';
import type { Hint } from './hints.ts';
import { problemText, takenText } from './problem-text.ts';
import { problemsOf } from './problems.ts';
import type { StepName } from './problems.ts';
import type { StepProps } from './step-props.ts';
import { useTakenSkus } from './useTakenSkus.ts';
import { handleFor, plannedVariants } from './values.ts';

const SHOWN_PICTURES = 8;

const STEP_OF: Record<Hint['kind'], StepName> = {
  noChannel: 'details',
  noPrice: 'pricing',
  noStock: 'pricing',
  noPicture: 'details',
};

interface Line {
  key: string;
  text: ReactNode;
  step: StepName;
}

export function ReviewStep(props: StepProps & { onStep: (step: StepName) => void }): ReactNode {
  const { values, attempt, onStep } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { markets, error, retry } = useMarkets();
  const { text, detail } = useErrorText(error);
  const handle = handleFor(values);
  const holder = useHandleHolder('product', handle);
  const skus = useTakenSkus(values);
  const variants = plannedVariants(values);
  const { images } = values.pictures;
  const channels = values.sales_channels ?? [];
  const names = useLabels(salesChannelSource, channels);
  const { regions = [], currencies = [] } = markets ?? {};
  const units = placements(values)
    .flatMap(({ locations }) => locations)
    .reduce((sum, { stocked }) => sum + stocked, 0);
  const ofVariants = (count: number): string =>
    t('create.ofVariants', {
      count: variants.length,
      number: format.number(count),
      total: format.number(variants.length),
    });
  const priced = priceSummary(values, [...currencies, ...regions.map(({ id }) => id)]);
  const prices = priced.map(({ column, priced: count, lowest, highest }) => {
    const region = regions.find(({ id }) => id === column);
    const money = (amount: number): string => format.money(amount, region?.currency_code ?? column);
    return [
      region ? `${region.name}: ` : '',
      lowest === highest ? money(lowest) : `${money(lowest)} – ${money(highest)}`,
      count < variants.length ? ` (${ofVariants(count)})` : '',
    ].join('');
  });
  const media =
    images.length > 0 ? (
      <div className={classes.pictures}>
        {images.slice(0, SHOWN_PICTURES).map((url) => (
          <Thumbnail key={url} src={fileUrl(url)} size={40} />
        ))}
        {images.length > SHOWN_PICTURES ? format.number(images.length) : null}
      </div>
    ) : (
      '–'
    );
  const facts = [
    [common('fields.title'), values.title.trim() || '–'],
    [t('fields.handle'), handle ? `/${handle}` : '–'],
    [
      common('fields.channels'),
      channels.length > 0 ? format.list(channels.map((id) => names[id] ?? '…')) : '–',
    ],
    [t('product.variants'), format.number(variants.length)],
    [
      common('fields.prices'),
      prices.length > 0 ? prices.map((line) => <div key={line}>{line}</div>) : '–',
    ],
    [t('columns.stock'), t('create.units', { count: units, number: format.number(units) })],
    [t('product.media'), media],
  ] as const;
  const words = (hint: Hint): string => {
    switch (hint.kind) {
      case 'noPrice':
        return t(`create.hint.${hint.missing < hint.total ? 'someUnpriced' : 'unpriced'}`, {
          currencies: format.list(hint.currencies.map((code) => code.toUpperCase())),
          variants: ofVariants(hint.missing),
        });
      case 'noStock':
        return t('create.hint.soldOut', { variants: ofVariants(hint.missing) });
      default:
        return t(`create.hint.${hint.kind}`);
    }
  };
  const standing = problemsOf(values);
  const blockers: Line[] = [
    // After a save attempt, they are shown above every step.
    ...(attempt > 0 ? [] : standing).map((problem) => ({
      key: JSON.stringify(problem),
      text: problemText(problem, t),
      step: problem.step,
    })),
    ...(holder
      ? [{ key: 'handle', text: <HandleTaken holder={holder} />, step: 'details' as const }]
      : []),
    ...skus.taken.map(({ values: [sku = ''], owner }) => ({
      key: `sku ${sku}`,
      text: `${t('fields.sku')} ${sku} – ${takenText(owner, t)}`,
      step: 'variants' as const,
    })),
  ];
  const warnings: Line[] = hintsOf(values, regions).map((hint) => ({
    key: JSON.stringify(hint),
    text: words(hint),
    step: STEP_OF[hint.kind],
  }));
  const isGood = standing.length + blockers.length + warnings.length === 0;
  const isChecking = !markets || skus.isPending;
  return (
    <div className={classes.wide} data-in-order>
      <Section title={t('create.readiness')}>
        {error === null ? null : (
          <ErrorState title={t('prices.failed')} text={text} detail={detail} onRetry={retry} />
        )}
        <ul className={classes.hints} aria-label={t('create.readiness')} aria-busy={isChecking}>
          <Lines lines={blockers} isBlocking onStep={onStep} />
          {isChecking && error === null ? null : <Lines lines={warnings} onStep={onStep} />}
          {isChecking && error === null ? (
            <li className={classes.checking} {...skeletonProps}>
              {t('create.checking')}
            </li>
          ) : null}
          {isGood && !isChecking ? (
            <li>
              <IconCircleCheck size={18} stroke={1.75} className={classes.good} aria-hidden />
              <span>{t('create.ready')}</span>
            </li>
          ) : null}
        </ul>
      </Section>
      <Section title={t('create.summary')}>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}

function Lines(props: {
  lines: readonly Line[];
  isBlocking?: boolean;
  onStep: (step: StepName) => void;
}): ReactNode {
  const { lines, isBlocking = false, onStep } = props;
  const { t } = useTranslation('products');
  const Icon = isBlocking ? IconAlertCircle : IconAlertTriangle;
  return lines.map(({ key, text, step }) => (
    <li key={key} className={isBlocking ? classes.blocker : undefined}>
      <Icon
        size={18}
        stroke={1.75}
        className={isBlocking ? undefined : classes.warning}
        aria-hidden
      />
      <span>{text}</span>
      <Button variant="default" size="compact-sm" onClick={() => onStep(step)}>
        {t(`create.step.${step}`)}
      </Button>
    </li>
  ));
}
