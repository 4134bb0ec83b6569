import { Button, Group } from '@mantine/core';
import { IconFileExport, IconPlus, IconRosetteDiscount } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { List } from '#ui/list/List.tsx';
import { useListState } from '#ui/list/useListState.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Section } from '#ui/page/Section.tsx';
import { choiceSource } from '#ui/picker/source.ts';
import { ExportProgress } from '#shared/export/ExportProgress.tsx';
import { useListExport } from '#shared/export/useListExport.tsx';
import { useListResult } from '#shared/list/useListResult.tsx';
import { pageOf } from '#shared/list/local-list.ts';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { useStatusText } from '#shared/domain/discount-status.tsx';
import { CodeMenu } from './CodeMenu.tsx';
import { codesQuery, readCodes } from './codes.ts';
import type { DiscountCode, Template } from './codes.ts';
import { useCodeColumns } from './columns.tsx';
import { CODE_ORDER, STATUSES, foundCodes } from './found.ts';
import type { CodeView } from './found.ts';
import classes from './codes.module.css';

const DeleteDiscount = lazyNamed(() => import('../DeleteDiscount.tsx'), 'DeleteDiscount');

const FILTERS = ['status'] as const;

interface CodesSectionProps {
  template: Template;
  onCreate: (form: 'code' | 'codes') => void;
}

/** Searches, sorts and pages in the browser, which has all codes. */
export function CodesSection({ template, onCreate }: CodesSectionProps): ReactNode {
  const { t } = useTranslation('discount-codes');
  const { t: common } = useTranslation('common');
  const statusText = useStatusText();
  const state = useListState(FILTERS);
  const columns = useCodeColumns();
  const [now] = useState(() => Date.now());
  const [deleted, setDeleted] = useState<DiscountCode>();
  const { search, order = CODE_ORDER, filters } = state;
  const statuses = filters['status']?.join(' ') ?? '';
  const view = useMemo(
    (): CodeView => ({ search, order, statuses: statuses.split(' ').filter(Boolean) }),
    [search, order, statuses],
  );
  const query = useQuery({
    ...codesQuery(template),
    select: useCallback(
      (codes: DiscountCode[]) => {
        const found = foundCodes(codes, view, now);
        return { found, count: found.length };
      },
      [view, now],
    ),
  });
  const result = useListResult(query, ({ found }) => pageOf(found, state));
  const file = useCodesExport(template, view);
  const create = (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
      onClick={() => onCreate('codes')}
    >
      {t('batch.title')}
    </Button>
  );
  return (
    <Section
      title={t('sectionTitle')}
      flush
      action={
        <Group gap="xs" wrap="nowrap">
          {create}
          <MoreMenu label={t('more')} place="page">
            <MoreItem icon={IconPlus} onClick={() => onCreate('code')}>
              {t('one.title')}
            </MoreItem>
            <MoreItem
              icon={IconFileExport}
              disabled={!result.count || file.progress !== undefined}
              onClick={file.start}
            >
              {t('export.action')}
            </MoreItem>
          </MoreMenu>
        </Group>
      }
    >
      <p className={classes.note}>{t('note')}</p>
      {file.progress ? <ExportProgress {...file.progress} onStop={file.stop} /> : null}
      <List
        id="discount-codes"
        label={t('label')}
        state={state}
        result={result}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ code }) => code}
        rowHref={({ id }) => paths.discount(id)}
        defaultOrder={CODE_ORDER}
        searchLabel={t('search')}
        filters={[
          {
            name: 'status',
            label: common('fields.status'),
            source: choiceSource(STATUSES, statusText),
          },
        ]}
        texts={{
          failed: t('failed'),
          empty: {
            title: t('empty'),
            text: t('emptyText'),
            icon: <IconRosetteDiscount size={30} stroke={1.4} aria-hidden />,
            action: create,
          },
          noMatch: { title: t('noMatch'), text: common('list.noMatchText') },
        }}
        readAllIds={() => Promise.resolve((query.data?.found ?? []).map(({ id }) => id))}
        renderMenu={(code) => <CodeMenu code={code} onDelete={() => setDeleted(code)} />}
        renderBulkActions={(ids, clear) => <BulkActions ids={ids} clear={clear} />}
      />
      <Suspense fallback={null}>
        {deleted ? (
          <DeleteDiscount
            opened
            discount={{ ...deleted, is_dynamic: true }}
            onClose={() => setDeleted(undefined)}
            onDone={() => setDeleted(undefined)}
          />
        ) : null}
      </Suspense>
    </Section>
  );
}

/** Rereads the codes page by page. */
function useCodesExport(template: Template, view: CodeView) {
  const { t } = useTranslation('discount-codes');
  const { t: discounts } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const status = useStatusText();
  const { progress, start, stop } = useListExport<DiscountCode>();
  return {
    progress,
    stop,
    start: () =>
      start(async (call) => {
        const [{ codesFile }, all] = await Promise.all([
          import('./codes-file.ts'),
          readCodes(template, call),
        ]);
        const codes = foundCodes(all, view, Date.now());
        const words = { t, discounts, common, number: format.number, status };
        return codesFile(template.code, codes, words);
      }),
  };
}
