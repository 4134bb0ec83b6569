import { isRecord } from '#ui/format/guards.ts';

/** Key in the store's metadata; see docs/storefront.md. */
export const DOCUMENTS_KEY = 'documents';

/** Printed on packing slips and receipts; empty if unset. */
export interface Documents {
  /** Lines */
  return_address: string;
  /** Address of a picture */
  logo: string;
  /** One line */
  foot: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function documentsOf(metadata: unknown): Documents {
  const kept = isRecord(metadata) ? metadata[DOCUMENTS_KEY] : undefined;
  const stored = isRecord(kept) ? kept : {};
  return {
    return_address: text(stored['return_address']),
    logo: text(stored['logo']),
    foot: text(stored['foot']),
  };
}

/** Only pictures of the web, and of the store's own server. */
export function isPicture(address: string): boolean {
  if (/^\/(?!\/)/u.test(address)) return true;
  try {
    return ['https:', 'http:'].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}

/** Returns the store's new metadata; the server drops empty entries. */
export function documentsBody(documents: Documents): Record<string, unknown> {
  const filled = Object.entries(documents)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return { [DOCUMENTS_KEY]: filled.length > 0 ? Object.fromEntries(filled) : '' };
}
