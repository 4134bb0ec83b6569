import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimItemReason } from '#generated/admin/admin.schemas.ts';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { TagInput } from '#ui/tags/TagInput.tsx';
import type { Uploads } from '#shared/files/useUploads.ts';
import { CLAIM_REASONS } from './claim-values.ts';
import { ClaimPictures } from './ClaimPictures.tsx';
import classes from './claim.module.css';

export interface ClaimItemEntry {
  reason: ClaimItemReason | null;
  note: string;
  tags: readonly string[];
  /** URLs */
  pictures: readonly string[];
}

interface ClaimItemFieldsProps {
  /** Display name */
  name: string;
  /** Key of the item's uploads */
  subject: string;
  entry: ClaimItemEntry;
  onChange: (entry: ClaimItemEntry) => void;
  uploads: Uploads;
  reasonError?: string | undefined;
  noteError?: string | undefined;
}

export function ClaimItemFields(props: ClaimItemFieldsProps): ReactNode {
  const { name, subject, entry, onChange, uploads, reasonError, noteError } = props;
  const { t } = useTranslation('after-sales');
  return (
    <div className={classes.fields} role="group" aria-label={name}>
      <Select
        label={t('claim.reason')}
        required
        allowDeselect={false}
        placeholder={t('claim.chooseReason')}
        data={CLAIM_REASONS.map((reason) => ({
          value: reason,
          label: t(`claim.reasons.${reason}`),
        }))}
        value={entry.reason}
        onChange={(value) =>
          onChange({ ...entry, reason: CLAIM_REASONS.find((one) => one === value) ?? null })
        }
        error={reasonError}
      />
      <GrowingTextarea
        label={t('claim.note')}
        minRows={1}
        maxRows={6}
        value={entry.note}
        onChange={(event) => onChange({ ...entry, note: event.currentTarget.value })}
        error={noteError}
      />
      <TagInput
        label={t('claim.tags')}
        value={[...entry.tags]}
        onChange={(tags) => onChange({ ...entry, tags })}
      />
      <ClaimPictures
        subject={subject}
        name={name}
        value={entry.pictures}
        onChange={(pictures) => onChange({ ...entry, pictures })}
        uploads={uploads}
      />
    </div>
  );
}
