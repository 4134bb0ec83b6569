import { Button, Progress } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetStore } from '#generated/admin/store/store.ts';
import { QueryError } from '#app/errors/QueryError.tsx';
import { useStoreName } from '#app/flags/FeatureFlags.tsx';
import { paths } from '#app/paths.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Page } from '#ui/page/Page.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SlowNotice } from '#ui/states/SlowNotice.tsx';
import { documentsOf } from '#shared/domain/documents.ts';
import { TooManyOrders } from '../bulk/TooManyOrders.tsx';
import { orderName } from '../names.ts';
import { useChoices } from './choices.ts';
import { pageRules } from './page-rules.ts';
import { PrintBar } from './PrintBar.tsx';
import { OrderSheets } from './OrderSheets.tsx';
import { PickSheets } from './PickSheets.tsx';
import { UnreadNotes } from './UnreadNotes.tsx';
import { useNotedAmong } from './useNotedAmong.ts';
import { useOrdersToPrint } from './useOrdersToPrint.ts';
import { usePaidForEdits } from './usePaidForEdits.ts';
import classes from './print.module.css';

export function OrderPrintPage(): ReactNode {
  const { t, i18n } = useTranslation('order-print');
  const format = useFormat();
  const choices = useChoices();
  const { ids, sheet, paper, list } = choices;
  const read = useOrdersToPrint(ids);
  const { settled } = read;
  const paid = usePaidForEdits(read.orders, sheet === 'receipt');
  const notes = useNotedAmong(ids, sheet === 'slip');
  const isReading = read.isReading || paid.isReading || notes.isReading;
  // A receipt without its payments would be wrong.
  const orders = read.orders.filter(({ id }) => !paid.unread.some((one) => one.id === id));
  const missing = [...read.missing, ...paid.unread];
  const retry = (): void => {
    read.retry();
    paid.retry();
    notes.retry();
  };
  // Wait for the store's name; on error print without it.
  const stored = useGetStore();
  const isNamed = !stored.isPending;
  const store = useStoreName();
  const [only] = orders;
  const count = { count: ids.length, number: format.number(ids.length) };
  const title =
    ids.length === 1 && only
      ? t('page.titleOne', { name: orderName(only) })
      : t('page.title', count);
  const back =
    ids.length === 1
      ? { to: paths.order(ids[0] ?? '', { list }), label: t('page.back') }
      : { to: paths.orders(list), label: t('page.backToList') };
  const defaultLanguage = i18n.resolvedLanguage ?? 'en';
  const [failed] = missing;
  const content = (): ReactNode => {
    if (ids.length === 0) {
      return (
        <EmptyState
          icon={<IconPrinter size={30} stroke={1.4} />}
          title={t('page.none')}
          text={t('page.noneText')}
          action={
            <Button component={Link} to={paths.orders()} variant="default">
              {t('page.toList')}
            </Button>
          }
        />
      );
    }
    if (read.isTooMany) return <TooManyOrders />;
    if (isReading || !isNamed) {
      const text = t('page.reading', {
        done: format.number(settled),
        all: format.number(ids.length),
      });
      return (
        <div className={classes.reading}>
          <SlowNotice onRetry={retry} />
          <p role="status">{text}</p>
          <Progress value={(100 * settled) / ids.length} aria-label={text} />
        </div>
      );
    }
    if (failed && orders.length === 0) {
      return <QueryError title={t('page.failed')} error={failed.error} onRetry={retry} />;
    }
    return (
      <>
        {missing.length > 0 ? (
          <div className={classes.notice}>
            <Banner tone="warning">
              {t('page.missing', {
                count: missing.length,
                number: format.number(missing.length),
                ids: format.list(missing.map(({ id }) => id)),
              })}
            </Banner>
          </div>
        ) : null}
        <UnreadNotes orders={orders} notes={notes} />
        {sheet === 'picklist' ? (
          <PickSheets
            orders={orders}
            language={choices.language ?? defaultLanguage}
            store={store}
          />
        ) : (
          <OrderSheets
            orders={orders}
            sheet={sheet}
            language={choices.language}
            defaultLanguage={defaultLanguage}
            fulfillment={choices.fulfillment}
            store={store}
            documents={documentsOf(stored.data?.store.metadata)}
            paidForEdits={paid.amountOf}
            noted={notes.noted}
          />
        )}
      </>
    );
  };
  return (
    <Page
      title={title}
      back={back}
      isLoading={ids.length === 1 && isReading}
      actions={
        <Button
          leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          disabled={orders.length === 0 || isReading || !isNamed}
          onClick={() => window.print()}
        >
          {t('bar.print')}
        </Button>
      }
    >
      <div className={classes.print} data-paper={paper}>
        <style>{pageRules(paper)}</style>
        {ids.length > 0 ? <PrintBar choices={choices} defaultLanguage={defaultLanguage} /> : null}
        {content()}
      </div>
    </Page>
  );
}
