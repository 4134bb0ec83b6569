import { Skeleton } from './Skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

export function TextSkeleton({ lines = 3 }: { lines?: number }): ReactNode {
  return (
    <Loading>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={12} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </Loading>
  );
}

export function FactsSkeleton({ facts = 4 }: { facts?: number }): ReactNode {
  return (
    <Loading>
      {Array.from({ length: facts }, (_, index) => (
        <div key={index} className={classes.factSkeleton}>
          <Skeleton height={12} width="70%" />
          <Skeleton height={12} width={`${40 + ((index * 23) % 45)}%`} />
        </div>
      ))}
    </Loading>
  );
}

interface FormSkeletonProps {
  fields?: number;
  /** Keeps the room of the buttons, for a form whose height its fields decide. */
  hasFooter?: boolean | undefined;
}

export function FormSkeleton({ fields = 4, hasFooter }: FormSkeletonProps): ReactNode {
  return (
    <Loading>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={classes.fieldSkeleton}>
          <Skeleton height={12} width="30%" />
          <Skeleton height={36} />
        </div>
      ))}
      {hasFooter ? <div className={classes.footerSkeleton} /> : null}
    </Loading>
  );
}

export function TimelineSkeleton({ events = 2 }: { events?: number }): ReactNode {
  return (
    <Loading>
      {Array.from({ length: events }, (_, index) => (
        <div key={index} className={classes.eventSkeleton}>
          <Skeleton height={24} width={24} circle />
          <div className={classes.fieldSkeleton}>
            <Skeleton height={12} width="30%" />
            <Skeleton height={12} width={`${80 - ((index * 23) % 45)}%`} />
          </div>
        </div>
      ))}
    </Loading>
  );
}

export function RecordsSkeleton({ records = 3 }: { records?: number }): ReactNode {
  return (
    <Loading>
      {Array.from({ length: records }, (_, index) => (
        <div key={index} className={classes.recordSkeleton}>
          <Skeleton height={12} width={`${30 + ((index * 17) % 20)}%`} />
          <Skeleton height={12} width={72} />
        </div>
      ))}
    </Loading>
  );
}

interface SectionSkeletonProps {
  facts?: number;
  /** Minimum height in pixels. */
  least?: number;
}

export function SectionSkeleton({ facts = 4, least }: SectionSkeletonProps): ReactNode {
  return (
    <div className={classes.sectionSkeleton} data-skeleton-section style={{ minBlockSize: least }}>
      <Skeleton height={14} width={140} />
      <FactsSkeleton facts={facts} />
    </div>
  );
}

function Loading({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <div className={classes.skeleton} role="status">
      <span className="qm-visually-hidden">{t('states.loading')}</span>
      {children}
    </div>
  );
}
