import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Copyable } from '#ui/format/Copyable.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Disclosure } from '#ui/page/Disclosure.tsx';
import { Facts } from '#ui/page/Section.tsx';
import { EditButton } from '../form/EditButton.tsx';
import classes from './AdvancedSection.module.css';

/** Forms that open from here. */
export const RECORD_FORMS = ['metadata', 'json'] as const;
export type RecordFormName = (typeof RECORD_FORMS)[number];

const isOwn = (form: string | undefined): boolean => RECORD_FORMS.some((own) => own === form);

interface AdvancedSectionProps {
  record: { id: string; metadata?: Record<string, unknown> | null };
  /** The server keeps none. */
  hasNoMetadata?: boolean;
  canEdit: boolean;
  form: { name: string | undefined };
  onOpen: (form: RecordFormName) => void;
}

/** Metadata is left out where there is none and none can be added. */
export function AdvancedSection(props: AdvancedSectionProps): ReactNode {
  const { record, hasNoMetadata = false, canEdit, form, onOpen } = props;
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const names = Object.keys(record.metadata ?? {});
  const hasMetadata = !hasNoMetadata && (canEdit || names.length > 0);
  return (
    <Disclosure label={t('advanced')} isWanted={isOwn(form.name)}>
      <Facts
        facts={[
          {
            label: common('page.id'),
            value: <Copyable value={record.id} label={common('page.id')} />,
          },
          ...(hasMetadata
            ? [
                {
                  label: t('metadata.title'),
                  value: (
                    <div className={classes.metadata}>
                      <span>
                        {names.length === 0
                          ? t('metadata.none')
                          : t('metadata.entries', {
                              count: names.length,
                              number: format.number(names.length),
                              names: format.list(names),
                            })}
                      </span>
                      {canEdit ? (
                        <EditButton label={t('metadata.edit')} onClick={() => onOpen('metadata')} />
                      ) : null}
                    </div>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Button
        mt={10}
        data-quiet-start
        size="compact-sm"
        variant="subtle"
        color="gray"
        c="dimmed"
        leftSection={<IconCode size={14} stroke={1.75} aria-hidden />}
        onClick={() => onOpen('json')}
      >
        {t('json')}
      </Button>
    </Disclosure>
  );
}
