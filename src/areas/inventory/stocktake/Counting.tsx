import { ActionIcon, Button } from '@mantine/core';
import { IconCamera, IconX } from '@tabler/icons-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { variantOf } from '../item/query.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import type { Item } from '../item/query.ts';
import {
  LONGEST_CODE,
  NOTHING_COUNTED,
  codeAmong,
  codesOf,
  differences,
  itemOf,
  leftAfter,
  recount,
  scan,
  setUnits,
  storedAt,
} from './count.ts';
import type { Count } from './count.ts';
import { CountedUnits } from './CountedUnits.tsx';
import { hasCamera } from './detector.ts';
import { LongList, ROWS_AT_ONCE } from './LongList.tsx';
import { ScanForm } from './ScanForm.tsx';
import { useCount } from './useCount.ts';
import classes from './stocktake.module.css';

const Camera = lazyNamed(() => import('./Camera.tsx'), 'Camera');
const ReviewCount = lazyNamed(() => import('./ReviewCount.tsx'), 'ReviewCount');

interface CountingProps {
  location: StockLocation;
  /** See `ownerKey`. */
  owner: string;
  /** All items of the store. */
  items: readonly Item[];
}

/** The last code, said below the field. */
interface Taken {
  location: string;
  text: string;
  item: string | undefined;
  units: number;
}

export function Counting({ location, owner, items }: CountingProps): ReactNode {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<Taken>();
  const last = taken?.location === location.id ? taken : undefined;
  const [isFilming, setFilming] = useState(false);
  const [reviewed, setReviewed] = useState<Count>();
  const { count, isKept, change } = useCount(location.id, owner);
  useUnsavedGuard(!isKept);
  const codes = useMemo(() => codesOf(items), [items]);
  const byId = useMemo(() => new Map(items.map((item) => [item?.id, item])), [items]);
  const changes = useMemo(() => differences(count, byId, location.id), [count, byId, location.id]);
  const take = (code: string): void => {
    if (!code.trim()) return;
    const now = change((before) => scan(before, code, codes).count);
    const item = itemOf(code, codes);
    setTaken({
      location: location.id,
      text: code.trim().slice(0, LONGEST_CODE),
      item,
      units: item === undefined ? 0 : (now.units.get(item) ?? 0),
    });
  };
  // Latest first.
  const rows = [...count.units].toReversed();
  const shown = last?.item
    ? rows.toSorted(([one], [other]) => Number(other === last.item) - Number(one === last.item))
    : rows;
  const said = (): string => {
    if (!last) return '';
    if (last.item === undefined) return t('stocktake.unknownCode', { code: last.text });
    return t('stocktake.counted', {
      item: nameOf(last.item, byId.get(last.item)),
      number: format.number(last.units),
    });
  };
  const startOver = (): void => {
    change(() => NOTHING_COUNTED);
    setTaken(undefined);
    field.current?.focus();
  };
  return (
    <>
      <ScanForm field={field} onCode={take}>
        {hasCamera() ? (
          <Button
            variant="default"
            aria-pressed={isFilming}
            leftSection={<IconCamera size={16} stroke={1.75} aria-hidden />}
            onClick={() => setFilming(!isFilming)}
          >
            {t(isFilming ? 'stocktake.cameraStop' : 'stocktake.camera')}
          </Button>
        ) : null}
      </ScanForm>
      <p className={classes.said} role="status" data-unknown={last && last.item === undefined}>
        {said()}
      </p>
      {isKept ? null : <Banner tone="warning">{t('stocktake.notKept')}</Banner>}
      <Suspense fallback={null}>
        {isFilming && !reviewed ? (
          <div className={classes.camera}>
            <Camera onCode={take} onClose={() => setFilming(false)} />
          </div>
        ) : null}
      </Suspense>
      <Section title={t('stocktake.list')}>
        {shown.length === 0 ? <SectionNote>{t('stocktake.empty')}</SectionNote> : null}
        <ul className={classes.rows} aria-label={t('stocktake.list')}>
          {shown.slice(0, ROWS_AT_ONCE).map(([id, units]) => (
            <CountedRow
              key={id}
              id={id}
              item={byId.get(id)}
              units={units}
              locationId={location.id}
              change={change}
              // Ready for the next scan.
              onDone={() => field.current?.focus()}
              onText={(text, scanned) => {
                const before = format.number(units);
                const code = codeAmong({ text, before, scanned }, codes);
                if (code !== undefined) take(code);
                return code !== undefined;
              }}
            />
          ))}
        </ul>
        {shown.length > ROWS_AT_ONCE ? (
          <SectionNote>
            {t('stocktake.more', {
              count: shown.length - ROWS_AT_ONCE,
              number: format.number(shown.length - ROWS_AT_ONCE),
            })}
          </SectionNote>
        ) : null}
      </Section>
      {count.unknown.size > 0 ? <UnknownCodes codes={count.unknown} change={change} /> : null}
      {count.units.size > 0 || count.unknown.size > 0 ? (
        <SaveBar
          count={changes.length}
          isDirty
          canSave={count.units.size > 0}
          isSaving={false}
          {...(changes.length === 0 ? { message: '' } : {})}
          saveLabel={
            changes.length === 0
              ? t('stocktake.reviewNone')
              : t('stocktake.review', {
                  count: changes.length,
                  number: format.number(changes.length),
                })
          }
          onSave={() => setReviewed(count)}
          discardLabel={t('stocktake.startOver')}
          discardQuestion={{
            title: t('stocktake.startOver'),
            text: t('stocktake.startOverText'),
            action: t('stocktake.startOver'),
            isDangerous: true,
          }}
          onDiscard={startOver}
        />
      ) : null}
      <Suspense fallback={null}>
        {reviewed ? (
          <ReviewCount
            count={reviewed}
            location={location}
            onClose={() => setReviewed(undefined)}
            onDone={() => {
              setReviewed(undefined);
              change((now) => leftAfter(now, reviewed));
              setTaken(undefined);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Of a deleted item only its ID is known. */
const nameOf = (id: string, item: Item | undefined): string => (item ? stockItemName(item) : id);

type Change = ReturnType<typeof useCount>['change'];

interface CountedRowProps extends Pick<
  ComponentProps<typeof CountedUnits>,
  'units' | 'onDone' | 'onText'
> {
  id: string;
  item: Item | undefined;
  locationId: string;
  change: Change;
}

function CountedRow(props: CountedRowProps): ReactNode {
  const { id, item, units, locationId, change, onDone, onText } = props;
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const stored = item ? (storedAt(item, locationId) ?? 0) : undefined;
  const name = nameOf(id, item);
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
        <span className={classes.detail}>
          {item ? (variantOf(item)?.product?.title ?? '') : t('stocktake.gone')}
        </span>
      </span>
      <span className={classes.detail} data-differs={stored !== units}>
        {stored === undefined ? '' : t('stocktake.expected', { number: format.number(stored) })}
      </span>
      <CountedUnits
        label={t('stocktake.unitsOf', { item: name })}
        units={units}
        onCount={(next) => change((now) => recount(now, id, next))}
        onDone={onDone}
        onText={onText}
      />
      <ActionIcon
        aria-label={t('stocktake.remove', { item: name })}
        onClick={() => change((now) => setUnits(now, id, null))}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface UnknownCodesProps {
  /** With how often each was scanned. */
  codes: Count['unknown'];
  change: Change;
}

function UnknownCodes({ codes, change }: UnknownCodesProps): ReactNode {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const remove = (code: string): Count =>
    change((now) => {
      const unknown = new Map(now.unknown);
      unknown.delete(code);
      return { ...now, unknown };
    });
  return (
    <Section title={t('stocktake.unknown')}>
      <SectionNote>{t('stocktake.unknownText')}</SectionNote>
      <LongList label={t('stocktake.unknown')} rows={[...codes].toReversed()}>
        {([code, times]) => (
          <li key={code} className={classes.row}>
            <bdi dir="ltr" data-no-translate className={classes.name}>
              {code}
            </bdi>
            <span className={classes.detail}>
              {t('stocktake.times', { count: times, number: format.number(times) })}
            </span>
            <ActionIcon
              aria-label={t('stocktake.remove', { item: code })}
              onClick={() => remove(code)}
            >
              <IconX size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        )}
      </LongList>
    </Section>
  );
}
