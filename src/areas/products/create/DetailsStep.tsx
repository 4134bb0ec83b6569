import { Switch, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { Section } from '#ui/page/Section.tsx';
import { HANDLE, handleOf } from '#shared/form/handle.ts';
import { HandleField } from '#shared/form/HandleField.tsx';
import type { Uploads } from '#shared/files/useUploads.ts';
import { ExtensionInputs } from '#shared/extensions/ExtensionInputs.tsx';
import { AttributeFields } from '#shared/attributes/AttributeFields.tsx';
import { PictureList } from '../fields/PictureList.tsx';
import { OrganizationFields } from '../OrganizationFields.tsx';
import classes from './create.module.css';
import type { StepProps } from './step-props.ts';
import { handleFor } from './values.ts';
import type { CreateValues } from './values.ts';

interface DetailsStepProps extends StepProps {
  uploads: Uploads;
  isFirst: boolean;
}

export function DetailsStep(props: DetailsStepProps): ReactNode {
  const { values, change, attempt, uploads } = props;
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const set = (part: Partial<CreateValues>): void => change((before) => ({ ...before, ...part }));
  return (
    <div className={classes.details}>
      <Columns
        main={
          <>
            <Section title={common('sections.general')}>
              <div className={classes.fields}>
                <GeneralFields {...props} />
              </div>
            </Section>
            <Section title={t('product.media')}>
              <div className={classes.fields}>
                <PictureList
                  value={values.pictures}
                  onChange={(pictures) => set({ pictures })}
                  uploads={uploads}
                />
                {values.pictures.images.length > 0 ? (
                  <Text size="xs" c="dimmed">
                    {t('media.altNote')}
                  </Text>
                ) : null}
              </div>
            </Section>
            <Section title={t('attributes.title')}>
              <div className={classes.fields}>
                <Text size="sm" c="dimmed">
                  {t('attributes.hint')}
                </Text>
                <AttributeFields
                  labelOf={(field) => t(`fields.${field}`)}
                  value={values}
                  onChange={set}
                />
                <TextInput
                  label={t('fields.material')}
                  value={values.material}
                  onChange={(event) => set({ material: event.currentTarget.value })}
                />
              </div>
            </Section>
            <ExtensionInputs
              on="product"
              values={values.extended}
              isChecked={attempt > 0}
              onChange={(added) =>
                change((before) => ({ ...before, extended: { ...before.extended, ...added } }))
              }
              renderGroup={(title, inputs) => (
                <Section title={title}>
                  <div className={classes.fields}>{inputs}</div>
                </Section>
              )}
            />
          </>
        }
        side={
          <Section title={t('product.organize')}>
            <div className={classes.fields}>
              <OrganizationFields
                value={{ ...values, sales_channels: values.sales_channels ?? [] }}
                onChange={set}
              />
              <Switch
                label={t('fields.discountable')}
                description={t('fields.discountableHint')}
                checked={values.discountable}
                onChange={(event) => set({ discountable: event.currentTarget.checked })}
              />
            </div>
          </Section>
        }
      />
    </div>
  );
}

function GeneralFields({
  values,
  change,
  attempt,
  problems,
  isFirst,
}: DetailsStepProps): ReactNode {
  const { t } = useTranslation('products');
  const { t: common } = useTranslation('common');
  const set = (part: Partial<CreateValues>): void => change((before) => ({ ...before, ...part }));
  const isHandleWrong = values.handle.trim() !== '' && !HANDLE.test(values.handle.trim());
  // A title without letters yields no handle.
  const isHandleMissing = problems.some(({ kind }) => kind === 'handleInvalid');
  const isHandleTaken = problems.some(({ kind }) => kind === 'handleTaken');
  return (
    <>
      <TextInput
        label={common('fields.title')}
        required
        autoFocus={isFirst}
        value={values.title}
        error={attempt > 0 && !values.title.trim() ? common('form.titleMissing') : undefined}
        onChange={(event) => {
          const title = event.currentTarget.value;
          change((before) => ({
            ...before,
            title,
            // Keep a derived handle in sync with the title.
            handle: before.handle === handleOf(before.title) ? handleOf(title) : before.handle,
          }));
        }}
      />
      <TextInput
        label={t('fields.subtitle')}
        value={values.subtitle}
        onChange={(event) => set({ subtitle: event.currentTarget.value })}
      />
      <GrowingTextarea
        label={common('fields.description')}
        minRows={4}
        maxRows={14}
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <HandleField
        kind="product"
        label={t('fields.handle')}
        description={t('create.handleHint')}
        placeholder={handleOf(values.title)}
        wanted={handleFor(values)}
        value={values.handle}
        duplicate={isHandleTaken ? t('form.handleDuplicate') : undefined}
        error={isHandleWrong || isHandleMissing ? t('form.handleInvalid') : undefined}
        onChange={(event) => set({ handle: event.currentTarget.value })}
      />
    </>
  );
}
