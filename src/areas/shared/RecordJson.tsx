import type { ReactNode } from 'react';
import { JsonViewer } from '#ui/json/JsonViewer.tsx';
import type { Json } from '#ui/json/nodes.ts';

/** A record as the server has it. */
export const RecordJson = ({ label, record }: { label: string; record: object }): ReactNode => (
  // It came as JSON.
  <JsonViewer label={label} value={record as Json} depth={1} />
);
