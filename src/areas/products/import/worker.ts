import './no-compiler.ts';
import { checkSheet } from './check.ts';
import type { News, Order } from './messages.ts';
import { readSheet } from './read.ts';
import type { Sheet, StoreFacts } from './sheet.ts';
import { writeForServer } from './write.ts';

/** Rows in one message. */
const CHUNK = 500;

let sheet: Sheet | undefined;
let store: StoreFacts | undefined;

const tell = (news: News): void => self.postMessage(news);

/** Old spreadsheets save in the encoding of their country; the Western one is the likeliest. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function open(file: File, facts: StoreFacts): Promise<void> {
  store = facts;
  sheet = readSheet(decode(await file.arrayBuffer()));
  const { headers, targets, rows } = sheet;
  if (headers.length < 2 || rows.length === 0) {
    tell({ kind: 'unreadable' });
    return;
  }
  tell({ kind: 'opened', headers, targets, count: rows.length });
  for (let at = 0; at < rows.length; at += CHUNK)
    tell({ kind: 'rows', rows: rows.slice(at, at + CHUNK).map((row) => [...row]) });
}

async function obey(order: Order): Promise<void> {
  if (order.kind === 'open') await open(order.file, order.store);
  if (!sheet || !store) return;
  if (order.kind === 'write') {
    tell({ kind: 'written', text: writeForServer(sheet, store) });
    return;
  }
  if (order.kind === 'target')
    sheet = { ...sheet, targets: sheet.targets.with(order.column, order.target) };
  if (order.kind === 'edit') {
    const rows = sheet.rows.map((row) => [...row]);
    for (const { row, column, value } of order.edits) {
      const cells = rows[row];
      if (cells) cells[column] = value;
    }
    sheet = { ...sheet, rows };
  }
  tell({ kind: 'checked', problems: checkSheet(sheet, store) });
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  obey(data).catch(() => tell({ kind: 'unreadable' }));
});
