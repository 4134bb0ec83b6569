import { Skeleton } from '#ui/states/Skeleton.tsx';
import { IconDots, IconRefresh } from '@tabler/icons-react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { AreaIcon, FoundRecord, PaletteRecords } from '../area/area.ts';
import { fileUrl } from '../config/config.ts';
import { ActiveOption, Option, OptionGroup } from './Option.tsx';
import { useRecords } from './useRecords.ts';
import classes from './palette.module.css';

interface RecordGroupProps {
  id: string;
  icon: AreaIcon;
  label: string;
  records: PaletteRecords;
  q: string;
  /** Loads more on scroll; other groups would push the next one away. */
  isLast: boolean;
  /** One group at a time. */
  hasPlaceholder: boolean;
  /** An earlier group still searches: coming later, it would move this one's records. */
  isHeld: boolean;
  onCount: (id: string, answer: { q: string; count: number | undefined }) => void;
  onChoose: (record: FoundRecord) => void;
}

export function RecordGroup(props: RecordGroupProps): ReactNode {
  const { id: group, icon: Icon, label, q, isLast, hasPlaceholder, isHeld } = props;
  const { onCount, onChoose } = props;
  const { t } = useTranslation('palette');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const active = useContext(ActiveOption);
  const { records, count, isError, hasMore, more, retry } = useRecords(props.records, q);
  const idOf = (id: string): string => `palette-${group}-${id}`;
  const moreId = idOf('more');
  // Once shown, records stay for the next search.
  const [isRevealed, setIsRevealed] = useState(!isHeld);
  if (!isHeld && !isRevealed) setIsRevealed(true);
  const shown = isRevealed ? records.length : 0;

  useEffect(
    () => onCount(group, { q, count: isError ? 0 : count }),
    [group, q, count, isError, onCount],
  );
  const loadMore = useEffectEvent(() => {
    const wasActive = active.id === moreId;
    void more().then((first) => {
      if (wasActive && first) active.set(idOf(first.id));
    });
  });
  useEffect(() => {
    // Reobserve: the end may still be visible.
    const end = isLast && hasMore && shown > 0 ? document.getElementById(moreId) : null;
    if (!end) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [isLast, hasMore, moreId, shown]);

  if (isError && isRevealed) {
    return (
      <OptionGroup label={label}>
        <Option
          id={idOf('retry')}
          icon={<IconRefresh size={18} stroke={1.6} />}
          title={t('failed', { records: label })}
          detail={common('actions.retry')}
          onChoose={retry}
        />
      </OptionGroup>
    );
  }
  if (shown === 0) {
    return count === undefined && hasPlaceholder ? (
      <div className={classes.skeleton} aria-hidden>
        <Skeleton height={12} width="55%" />
        <Skeleton height={12} width="40%" />
        <Skeleton height={12} width="48%" />
      </div>
    ) : null;
  }
  return (
    <div data-busy={count === undefined || undefined} className={classes.records}>
      <OptionGroup label={label}>
        {records.map((record) => (
          <Option
            key={record.id}
            id={idOf(record.id)}
            icon={
              record.picture === undefined ? (
                <Icon size={18} stroke={1.6} />
              ) : (
                <Thumbnail src={record.picture && fileUrl(record.picture)} size={26} />
              )
            }
            title={record.title}
            detail={record.detail}
            to={record.to}
            onChoose={() => onChoose(record)}
          />
        ))}
        {hasMore ? (
          <Option
            id={moreId}
            icon={<IconDots size={18} stroke={1.6} />}
            title={t('more', { shown: number(shown), total: number(count ?? 0) })}
            onChoose={() => {
              void more().then((first) => first && active.set(idOf(first.id)));
            }}
          />
        ) : null}
      </OptionGroup>
    </div>
  );
}
