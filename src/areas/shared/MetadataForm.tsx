import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOptions, OwnCalls } from '#app/query/own-calls.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { MetadataEditor } from '#ui/json/MetadataEditor.tsx';
import type { JsonObject } from '#ui/json/nodes.ts';
import { RecordForm } from './RecordForm.tsx';
import { emptyEntries } from './metadata.ts';
import { useRecordSave } from './useRecordSave.ts';

interface WithMetadata {
  metadata?: Record<string, unknown> | null;
}

interface MetadataFormProps<Stored extends WithMetadata> {
  /** The form's own calls, for what reads and sends. */
  calls: OwnCalls;
  record: Stored;
  /** Reads the record as the server has it at this moment. */
  read: (call: CallOptions) => Promise<Stored>;
  /** Sends what brings the stored entries to the wanted ones. */
  send: (before: JsonObject, after: JsonObject) => Promise<unknown>;
  onClose: () => void;
}

interface MetadataValues {
  metadata: JsonObject;
}

const toValues = (record: WithMetadata): MetadataValues => ({
  // What came as JSON is JSON.
  metadata: (record.metadata ?? {}) as JsonObject,
});

/** Edits what other programs keep with a record. */
export function MetadataForm<Stored extends WithMetadata>(
  props: MetadataFormProps<Stored>,
): ReactNode {
  const { calls, record, read, send, onClose } = props;
  const { t } = useTranslation('products');
  const format = useFormat();
  const form = useForm<MetadataValues>({ initialValues: toValues(record) });
  const [isBroken, setBroken] = useState(false);
  // The editor keeps its own state: another beginning is another editor.
  const [edition, setEdition] = useState(0);
  const saving = useRecordSave({
    calls,
    record,
    values: form.values,
    toValues,
    read,
    send: (before, after) => send(before.metadata, after.metadata),
    setValues: (values) => {
      form.setValues(values);
      setEdition(edition + 1);
    },
    onDone: onClose,
  });
  const empty = emptyEntries(form.values.metadata);
  return (
    <RecordForm
      saving={saving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBroken && empty.length === 0) void saving.save();
      }}
      onClose={onClose}
      labelOf={(_field, entry) => entry ?? t('edit.metadata')}
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
