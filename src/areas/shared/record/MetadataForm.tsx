import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { MetadataEditor } from '#ui/json/MetadataEditor.tsx';
import type { JsonObject } from '#ui/json/nodes.ts';
import { RecordForm } from './RecordForm.tsx';
import { emptyEntries, metadataBody } from './metadata.ts';
import type { RecordQuery } from './record-query.ts';
import { useRecordForm } from './useRecordForm.ts';
import type { UpdateOptions } from './useRecordForm.ts';

export interface WithMetadata {
  id: string;
  metadata?: Record<string, unknown> | null;
}

export interface MetadataBody {
  metadata?: JsonObject;
}

interface MetadataFormProps<Stored extends WithMetadata> {
  source: Pick<RecordQuery<never, Stored>, 'readNow'>;
  update: UpdateOptions<MetadataBody>;
  record: Stored;
  /** Toast text. */
  saved: string;
  /** Default: changed entries and removed names, as most endpoints expect. */
  toMetadata?: (before: JsonObject, after: JsonObject) => JsonObject;
  onClose: () => void;
}

export function MetadataForm<Stored extends WithMetadata>(
  props: MetadataFormProps<Stored>,
): ReactNode {
  const { source, update, record, saved, toMetadata = metadataBody, onClose } = props;
  const { t } = useTranslation('records');
  const format = useFormat();
  const [isBroken, setBroken] = useState(false);
  // The editor is uncontrolled: remount it for outside values.
  const [edition, setEdition] = useState(0);
  const { form, saving, bind } = useRecordForm({
    source,
    update,
    record,
    // Came as JSON.
    toValues: ({ metadata }) => ({ metadata: (metadata ?? {}) as JsonObject }),
    toBody: (before, after) => ({ metadata: toMetadata(before.metadata, after.metadata) }),
    onValues: () => setEdition((last) => last + 1),
    saved: () => saved,
    onClose,
  });
  const empty = emptyEntries(form.values.metadata);
  return (
    <RecordForm
      {...bind}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBroken && empty.length === 0) void saving.save();
      }}
      labelOf={(_field, entry) => entry ?? t('metadata.edit')}
      show={(_field, value) => JSON.stringify(value)}
    >
      <Text size="sm" c="dimmed">
        {t('metadata.hint')}
      </Text>
      <MetadataEditor
        key={edition}
        defaultValue={form.values.metadata}
        onChange={(metadata) => {
          setBroken(metadata === undefined);
          if (metadata) form.setValues({ metadata });
        }}
      />
      {empty.length > 0 ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t('metadata.emptyText', { names: format.list(empty) })}
        </Text>
      ) : null}
    </RecordForm>
  );
}
