import i18next from 'i18next';
import { errorText } from '#app/query/error-text.ts';
import { changedFields } from '#ui/form/changes.ts';
import { isRecord } from '#ui/format/guards.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { UnfinishedError } from '../save/steps.ts';

interface SavedFact<Stored, Values> {
  message: string;
  /** Fields of the fact. */
  only: readonly (keyof Values & string)[];
  before: Values;
  after: Values;
  read: () => Promise<Stored>;
  toValues: (record: Stored) => Values;
  send: (from: Values, to: Values, stored: Stored) => Promise<unknown>;
}

/** Servers trim texts, change the case of codes, and drop empty entries. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().toLowerCase();
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== null);
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Offers to undo the save, unless the fact has changed since. */
export function showSaved<Stored, Values extends object>(saved: SavedFact<Stored, Values>): void {
  const { message, only, before, after, read, toValues, send } = saved;
  const own = (values: Values): Record<string, unknown> =>
    Object.fromEntries(only.map((field) => [field, plain(values[field])]));
  const undo = async (): Promise<void> => {
    const stored = await read();
    const now = toValues(stored);
    const unlike = changedFields(own(after), own(now));
    // A day that was removed has another time now.
    if (changedFields(before, after).some((field) => unlike.includes(field))) {
      showToast('warning', { message: i18next.t('form.notUndone') });
      return;
    }
    const back = { ...now };
    for (const field of only) back[field] = before[field];
    await send(now, back, stored);
  };
  const fail = (error: unknown): void => {
    const reason = error instanceof UnfinishedError ? error.cause : error;
    const { text, detail } = errorText(reason, i18next.getFixedT(null, 'common'));
    showToast('error', { message: text, detail });
  };
  showToast('success', {
    message,
    action: { label: i18next.t('actions.undo'), run: () => void undo().catch(fail) },
  });
}
