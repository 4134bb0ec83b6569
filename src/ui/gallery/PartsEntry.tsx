import { Button } from '@mantine/core';
import { IconBox, IconCash, IconTruck } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CodeSample } from '../format/CodeSample.tsx';
import { Copyable } from '../format/Copyable.tsx';
import { KeyField } from '../format/KeyField.tsx';
import { RelativeTime } from '../format/RelativeTime.tsx';
import { Avatar } from '../media/Avatar.tsx';
import { Checklist } from '../page/Checklist.tsx';
import { LinkedRecord, LinkedRecords } from '../page/LinkedRecords.tsx';
import { Facts, Section } from '../page/Section.tsx';
import { Totals } from '../page/Totals.tsx';
import { Banner } from '../states/Banner.tsx';
import { RecordsSkeleton, TimelineSkeleton } from '../states/Skeletons.tsx';
import { StatusBadge } from '../states/StatusBadge.tsx';
import { NoteComposer } from '../timeline/NoteComposer.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import type { TimelineEvent } from '../timeline/Timeline.tsx';
import classes from './Gallery.module.css';

const TONES = ['info', 'good', 'warning', 'bad'] as const;
const NAMES = [
  'Ada Lovelace',
  'Maartje van Dijk',
  '山田 太郎',
  'ليلى حسن',
  'guest@example.com',
  '',
];

const ADA = <Avatar name="Ada Lovelace" />;

const EVENTS: readonly TimelineEvent[] = [
  { id: '1', at: '2026-11-01T09:12:00Z', title: 'Order placed', detail: 'By Anna Visser' },
  {
    id: '2',
    at: '2026-11-01T09:13:00Z',
    title: 'Payment captured',
    detail: '€129.00',
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

const ORDERS = [
  { number: 1003, to: '/gallery/list', amount: '€1,306.93', status: 'Paid' },
  { number: 1002, to: undefined, amount: '€361.79', status: 'Not fulfilled' },
] as const;

const STEPS = [
  { id: 'paint', title: 'Paint the hull', isDone: true, text: 'Two coats.' },
  {
    id: 'sail',
    title: 'Hoist the sail',
    isDone: false,
    text: 'It’s still in its bag.',
    action: { label: 'Hoist', to: '/gallery/parts' },
  },
  { id: 'leave', title: 'Leave the harbor', isDone: false, text: 'Hoist the sail first.' },
];

export default function PartsEntry(): ReactNode {
  const [now] = useState(() => Date.now());
  return (
    <div className={classes.stack}>
      <Checklist label="Before one sails" items={STEPS} states={{ done: 'done', open: 'to do' }} />
      <Section title="Banners">
        <div className={classes.stack}>
          {TONES.map((tone) => (
            <Banner
              key={tone}
              tone={tone}
              title={`A banner that is ${tone}`}
              action={{ label: 'Do it', onClick: () => undefined }}
            >
              What one should know about this page, in one sentence or two.
            </Banner>
          ))}
          <Banner tone="info">One sentence is enough.</Banner>
        </div>
      </Section>
      <Section title="People">
        <div className={classes.row}>
          {NAMES.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          {NAMES.map((name) => (
            <Avatar key={name} name={name} size={36} />
          ))}
        </div>
      </Section>
      <Section title="Facts">
        <Facts
          facts={[
            { label: 'Id', value: <Copyable value="cus_01HABCDEFGHJKMNPQRSTVWXYZ" label="Id" /> },
            { label: 'Now', value: <RelativeTime instant={now} /> },
            { label: 'Earlier', value: <RelativeTime instant={now - 7_200_000} /> },
            { label: 'Long ago', value: <RelativeTime instant="2026-01-05T10:00:00Z" /> },
            { label: 'Never', value: <RelativeTime instant="never" /> },
          ]}
        />
      </Section>
      <Section title="Keys and code">
        <div className={classes.stack}>
          <KeyField
            value="pk_01HABCDEFGHJKMNPQRSTVWXYZ"
            label="Publishable key"
            texts={{ show: 'Show', hide: 'Hide' }}
          />
          <KeyField value="https://admin.example/invite?token=abc.def.ghi" label="Invite link" />
          <CodeSample
            label="Code"
            code={"const { products } = await client.GET('/store/products');\n"}
          />
        </div>
      </Section>
      <Section title="Linked records">
        <LinkedRecords
          label="Orders"
          rows={ORDERS}
          renderRow={(order) => (
            <LinkedRecord
              title={`#${order.number}`}
              to={order.to}
              lead={<Avatar name="Anna Visser" />}
              detail="3 Nov 2026"
              status={<StatusBadge tone="good">{order.status}</StatusBadge>}
              value={order.amount}
            />
          )}
        />
        <br />
        <RecordsSkeleton />
      </Section>
      <Section title="Totals">
        <Totals
          rows={[
            { label: 'Subtotal', value: '€1,250.00' },
            { label: 'Discount HARBOR10', value: '−€125.00' },
            { label: 'Shipping', value: '€8.50' },
            { label: 'Total', value: '€1,133.50', isTotal: true },
          ]}
        />
      </Section>
      <Section title="Timeline">
        <div className={classes.stack}>
          <Notes />
          <TimelineSkeleton />
        </div>
      </Section>
    </div>
  );
}

/** Saving “fail” fails. */
function Notes(): ReactNode {
  const [events, setEvents] = useState(EVENTS);
  const [error, setError] = useState<string>();
  return (
    <>
      <NoteComposer
        label="Note"
        placeholder="Leave a note…"
        hint="Only your team sees notes."
        submitLabel="Add note"
        avatar={ADA}
        isSaving={false}
        onStop={() => undefined}
        error={error === undefined ? undefined : { text: error, detail: 'Not today' }}
        onSubmit={async (text) => {
          if (text === 'fail') {
            setError('Your store didn’t accept this.');
            throw new Error('refused');
          }
          const at = new Date().toISOString();
          setEvents([...events, { id: at, at, title: 'Ada Lovelace', text, avatar: ADA }]);
        }}
      />
      <Timeline
        label="What happened"
        events={events.map((event) =>
          event.id === '4'
            ? {
                ...event,
                action: (
                  <Button size="compact-sm" variant="default">
                    Track
                  </Button>
                ),
              }
            : event,
        )}
      />
    </>
  );
}
