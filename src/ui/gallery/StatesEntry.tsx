import { Button } from '@mantine/core';
import { IconBox, IconCash, IconTruck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Entries } from '../page/Entries.tsx';
import { Section } from '../page/Section.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { FactsSkeleton, FormSkeleton, TextSkeleton } from '../states/Skeletons.tsx';
import { StatusBadge } from '../states/StatusBadge.tsx';
import type { Tone } from '../states/StatusBadge.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import type { TimelineEvent } from '../timeline/Timeline.tsx';
import classes from './Gallery.module.css';

const TONES: readonly Tone[] = ['neutral', 'good', 'warning', 'bad', 'info'];

const events: readonly TimelineEvent[] = [
  { id: '1', at: '2026-11-01T09:12:00Z', title: 'Order placed', detail: 'By Anna Visser' },
  {
    id: '2',
    at: '2026-11-01T09:13:00Z',
    title: 'Payment captured',
    detail: '€ 129.00',
    tone: 'good',
    icon: <IconCash size={14} stroke={1.6} />,
  },
  {
    id: '3',
    at: '2026-11-02T14:30:00Z',
    title: 'Items fulfilled',
    detail: '2 of 3 items, from Rotterdam',
    tone: 'info',
    icon: <IconBox size={14} stroke={1.6} />,
  },
  {
    id: '4',
    at: '2026-11-03T08:05:00Z',
    title: 'Shipped',
    detail: 'Tracking 3SABCD1234567',
    icon: <IconTruck size={14} stroke={1.6} />,
  },
];

export default function StatesEntry(): ReactNode {
  return (
    <div className={classes.stack}>
      <div className={classes.row}>
        {TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </div>
      <Section title="Timeline">
        <Timeline label="What happened" events={events} />
      </Section>
      <Section title="Records of a record">
        <Entries
          label="Price lists"
          entries={[
            {
              id: '1',
              title: 'Wholesale terms',
              detail: 'Only for this group',
              status: <StatusBadge tone="good">Active</StatusBadge>,
            },
            {
              id: '2',
              title: 'Storm season',
              status: <StatusBadge tone="neutral">Draft</StatusBadge>,
            },
          ]}
        />
      </Section>
      <Section title="Loading">
        <TextSkeleton />
        <br />
        <FactsSkeleton />
        <br />
        <FormSkeleton fields={2} />
      </Section>
      <Section title="Empty">
        <EmptyState
          icon={<IconBox size={30} stroke={1.4} aria-hidden />}
          title="No products yet"
          text="Products you create or import appear here."
          action={<Button>New product</Button>}
        />
      </Section>
      <Section title="Failed">
        <ErrorState
          title="Couldn’t load products"
          text="Couldn’t reach your store. Check your connection and try again."
          detail="connect ECONNREFUSED"
          onRetry={() => undefined}
        />
      </Section>
    </div>
  );
}
