import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SAVE_BUTTON } from '#ui/keyboard/save-keys.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { AttributeFields } from '#shared/attributes/AttributeFields.tsx';
import type { Code } from './problems.ts';
import type { DraftVariant, PlannedVariant } from './values.ts';

interface VariantDialogProps {
  /** Undefined: closed. */
  variant: PlannedVariant | undefined;
  title: string;
  codeError: (field: Code, code: string) => ReactNode;
  onChange: (change: Partial<DraftVariant>) => void;
  onClose: () => void;
}

const TEXTS = ['ean', 'upc', 'barcode', 'material'] as const;

/** Rarely used fields of a variant. */
export function VariantDialog(props: VariantDialogProps): ReactNode {
  const { variant, title, codeError, onChange, onClose } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  return (
    <Dialog
      opened={variant !== undefined}
      onClose={onClose}
      title={t('create.detailsOf', { variant: title })}
      size="lg"
      footer={
        <Button {...SAVE_BUTTON} onClick={onClose}>
          {common('actions.close')}
        </Button>
      }
    >
      {variant ? (
        <Stack gap="md">
          <TextInput
            label={t('fields.variantTitle')}
            description={t('create.variantTitleHint')}
            value={variant.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          <SimpleGrid cols={2} spacing="sm">
            {TEXTS.map((field) => (
              <TextInput
                key={field}
                label={t(`fields.${field}`)}
                value={variant[field]}
                error={field === 'material' ? undefined : codeError(field, variant[field])}
                onChange={(event) => onChange({ [field]: event.currentTarget.value })}
              />
            ))}
          </SimpleGrid>
          <AttributeFields
            labelOf={(field) => t(`fields.${field}`)}
            value={variant}
            onChange={onChange}
          />
        </Stack>
      ) : null}
    </Dialog>
  );
}
