import { Button, Select, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveQuestion } from '#ui/form/leave-question.ts';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { paths } from '#app/paths.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useSession } from '#app/session/useSession.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { GridHandle } from '#ui/grid/DataGrid.tsx';
import { toText } from '#ui/grid/column.ts';
import { UndoButtons } from '#ui/grid/UndoButtons.tsx';
import { useConfirm } from '#ui/overlay/confirm.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { ChangeList } from './ChangeList.tsx';
import { STOCK, hasChannels } from './columns.ts';
import { EncodingChoice } from './EncodingChoice.tsx';
import { ProductFileGrid } from './ProductFileGrid.tsx';
import { groupProblems, isReady, problemsByCell } from './groups.ts';
import { ProblemList } from './ProblemList.tsx';
import type { StoreFacts } from './sheet.ts';
import { rememberMapping, suggestedTargets } from './suggest.ts';
import { PlanSummary } from './PlanSummary.tsx';
import { SkipEmpty } from './SkipEmpty.tsx';
import { useComparison } from './useComparison.ts';
import { useFileEdits } from './useFileEdits.ts';
import { useShownRows } from './useShownRows.ts';
import type { OpenSheet, SheetState } from './useSheet.ts';
import { useJobUpload } from './useJobUpload.ts';
import { writtenFiles } from './written.ts';
import { saveStock } from './stored-stock.ts';
import { readOrders } from './stock-orders.ts';
import { stockKeyOf, stockQueryKey } from './useStockRun.ts';
import classes from './import.module.css';

const NO_CHANNEL = 'none';

interface CheckStepProps {
  sheet: OpenSheet;
  state: SheetState;
  facts: StoreFacts;
  onLeave: () => void;
}

export function CheckStep({ sheet, state, facts, onLeave }: CheckStepProps): ReactNode {
  const { t } = useTranslation('imports');
  const { number } = useFormat();
  const confirm = useConfirm();
  const [onlyProblems, setOnlyProblems] = useState(false);
  const grid = useRef<GridHandle>(null);
  const user = useSession().data?.user;
  const userId = user?.id;
  const file = useFileEdits(sheet.rows, state.edit);
  const problems = useDeferredValue(sheet.problems);
  const groups = useMemo(() => groupProblems(problems ?? []), [problems]);
  const byCell = useMemo(() => problemsByCell(problems ?? []), [problems]);
  const rows = useShownRows(sheet.rows.length, problems, onlyProblems);
  const { headers, targets, rows: cells } = sheet;
  const suggested = useMemo(
    () =>
      suggestedTargets(
        { headers, targets, rows: cells },
        facts.currencies[0],
        userId && ownerKey(userId),
      ),
    [headers, targets, cells, facts, userId],
  );
  const comparison = useComparison(sheet, state, facts);
  const upload = useImportUpload(sheet, state, onLeave);
  const error = useErrorText(upload.error);
  const remaining = problems?.filter(({ isWarning }) => !isWarning).length ?? 0;
  // Edits aren't in any file yet.
  const chooseOther = async (): Promise<void> => {
    if (await confirm(leaveQuestion())) state.close();
  };
  const { plan } = sheet;
  const firstColumn = sheet.targets.findIndex((target) => target !== '');
  const hasWork = plan !== undefined && plan.created + plan.changed > 0;
  const status =
    problems === undefined
      ? t('check.checking')
      : remaining > 0
        ? t('check.remaining', { count: remaining, number: number(remaining) })
        : t('check.good');
  return (
    <div className={classes.check}>
      <div className={classes.bar}>
        <div className={classes.facts}>
          <bdi className={classes.file} data-no-translate>
            {sheet.name}
          </bdi>
          <span className={classes.dim}>
            {t('check.rows', { count: sheet.count, number: number(sheet.count) })}
          </span>
          <span role="status" data-good={isReady(problems) || undefined} className={classes.status}>
            {status}
          </span>
        </div>
        <div className={classes.actions}>
          <UndoButtons edits={file.edits} />
          <Button variant="default" onClick={() => void chooseOther()} disabled={upload.isPending}>
            {t('choose.other')}
          </Button>
          <Button
            {...SAVE_BUTTON}
            disabled={!isReady(sheet.problems) || comparison.state !== 'done' || !hasWork}
            loading={upload.isPending}
            onClick={upload.start}
          >
            {t('check.upload')}
          </Button>
        </div>
      </div>
      <SlowSave isSaving={upload.isPending} onStop={upload.stop} />
      {upload.error ? (
        <Banner tone="bad" title={t('error.file')}>
          {error?.text}
        </Banner>
      ) : null}
      {sheet.guess === undefined ? null : (
        <EncodingChoice encoding={sheet.guess} onChange={state.reopen} />
      )}
      <div className={classes.plan}>
        <PlanSummary plan={plan} comparison={comparison} />
        {comparison.state === 'done' && plan ? (
          <ChangeList
            rows={plan.rows}
            lines={sheet.lines}
            onShow={(row) => grid.current?.goTo(String(row), String(firstColumn))}
          />
        ) : null}
      </div>
      <Destinations sheet={sheet} state={state} facts={facts} />
      <ProblemList
        groups={groups}
        headers={sheet.headers}
        lines={sheet.lines}
        onShow={({ row, column }) => grid.current?.goTo(String(row), String(column))}
        onFix={(fixes) =>
          file.edits.write(
            fixes.map(({ row, column, value }) => ({
              row: String(row),
              column: String(column),
              value: toText(value),
            })),
          )
        }
        suggested={suggested}
        onTargets={state.setTargets}
        onMapped={(header, target) => {
          if (user) rememberMapping(header, target, ownerKey(user.id));
        }}
      />
      <div className={classes.gridHead}>
        <Switch
          size="sm"
          label={t('check.onlyProblems')}
          checked={onlyProblems}
          onChange={(event) => setOnlyProblems(event.currentTarget.checked)}
        />
        <SkipEmpty sheet={sheet} edits={file.edits.edits} onSkip={state.setTargets} />
        <span className={classes.dim}>{t('check.unit')}</span>
      </div>
      <ProductFileGrid ref={grid} sheet={sheet} rows={rows} problems={byCell} file={file} />
    </div>
  );
}

/** Keeps the stock of the file for the job that imports the rest. */
function useImportUpload(
  sheet: OpenSheet,
  state: SheetState,
  onLeave: () => void,
): ReturnType<typeof useJobUpload> {
  const user = useSession().data?.user;
  const queryClient = useQueryClient();
  const stock = useRef<string>(undefined);
  return useJobUpload({
    type: 'product-import',
    page: paths.importProducts(),
    write: async (call) => {
      const files = await writtenFiles(state, sheet.name, call);
      stock.current = files?.stockKey?.text;
      return files;
    },
    onDone: (job) => {
      const key = stockKeyOf(job);
      const { current: text } = stock;
      if (key !== undefined && text !== undefined && user) saveStock(key, text, ownerKey(user.id));
      // Too large to store: cache it until the next page load.
      if (text !== undefined) queryClient.setQueryData(stockQueryKey(job.id), readOrders(text));
      onLeave();
    },
  });
}

/** The location of the stock, and the sales channel of new products. */
function Destinations({ sheet, state, facts }: Omit<CheckStepProps, 'onLeave'>): ReactNode {
  const { t } = useTranslation('imports');
  const [location, setLocation] = useState(facts.defaultLocation);
  const [channel, setChannel] = useState(facts.channels[0]?.id ?? NO_CHANNEL);
  const hasStock = sheet.targets.includes(STOCK) && facts.hasInventory;
  return (
    <>
      {hasStock && facts.locations.length > 1 ? (
        <Select
          className={classes.location ?? ''}
          label={t('plan.location')}
          description={t('plan.locationText', { column: STOCK })}
          data={facts.locations.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('plan.chooseLocation')}
          value={location ?? null}
          allowDeselect={false}
          onChange={(chosen) => {
            if (chosen === null) return;
            setLocation(chosen);
            state.setLocation(chosen);
          }}
        />
      ) : null}
      {sheet.plan?.created !== 0 && facts.channels.length > 0 && !hasChannels(sheet.targets) ? (
        <Select
          className={classes.location ?? ''}
          label={t('plan.channel')}
          description={t('plan.channelText')}
          data={[
            ...facts.channels.map(({ id, name }) => ({ value: id, label: name })),
            { value: NO_CHANNEL, label: t('plan.noChannel') },
          ]}
          value={channel}
          allowDeselect={false}
          onChange={(chosen) => {
            if (chosen === null) return;
            setChannel(chosen);
            state.setChannel(facts.channels.find(({ id }) => id === chosen)?.name);
          }}
        />
      ) : null}
    </>
  );
}
