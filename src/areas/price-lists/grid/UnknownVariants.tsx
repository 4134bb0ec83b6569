import { Button } from '@mantine/core';
import { useIsFetching, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormFailure } from '#ui/form/FormFailure.tsx';
import { SlowSave } from '#ui/form/SlowSave.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { findProducts } from './find-products.ts';
import type { UnknownVariant } from './find-products.ts';
import { VARIANTS_KEY } from './query.ts';

interface UnknownVariantsProps {
  unknown: readonly UnknownVariant[];
  /** Adds products to the spreadsheet. */
  onProducts: (ids: readonly string[]) => void;
}

/** Offers to add a file's missing variants, then lists those not found. */
export function UnknownVariants({ unknown, onProducts }: UnknownVariantsProps): ReactNode {
  const { t } = useTranslation('price-tools');
  const format = useFormat();
  const calls = useAbortableCalls();
  const isLoading = useIsFetching({ queryKey: VARIANTS_KEY }) > 0;
  const finding = useMutation({
    mutationFn: () => calls.run((call) => findProducts(unknown, call)),
    onSuccess: (products) => {
      if (products && products.length > 0) onProducts(products);
    },
    meta: { errors: 'form' },
  });
  const error = useErrorText(finding.error);
  const isBusy = calls.isRunning || isLoading;
  const wasLooked = finding.data !== undefined && !isBusy;
  const count = unknown.length;
  return (
    <Banner
      tone="info"
      title={t(wasLooked ? 'file.notInStore' : 'file.notInList', {
        count,
        number: format.number(count),
      })}
    >
      {wasLooked ? null : (
        <>
          {finding.error ? <FormFailure {...error} /> : null}
          <SlowSave isSaving={calls.isRunning} onStop={calls.stop} />
          <Button
            size="compact-sm"
            variant="default"
            loading={isBusy}
            onClick={() => finding.mutate()}
          >
            {t('file.addProducts')}
          </Button>
        </>
      )}
    </Banner>
  );
}
