import { DEEPEST, makeNode } from './nodes.ts';
import type { JsonNode } from './nodes.ts';

export interface JsonError {
  line: number;
  column: number;
  /** Valid so far, but too deep to edit. */
  isTooDeep: boolean;
}

export type ParsedJson =
  | { node: JsonNode; error?: undefined }
  | { node?: undefined; error: JsonError };

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

class Reader {
  private at = 0;
  private isTooDeep = false;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private take(sign: string): boolean {
    this.match(SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private fail(): never {
    throw new SyntaxError(String(this.at));
  }

  private string(): string | undefined {
    this.match(SPACE);
    const start = this.at;
    if (this.text[start] !== '"') return undefined;
    // No regex: megabytes of text would overflow the stack.
    let end = start + 1;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1;
    if (this.text[end] !== '"') return undefined;
    this.at = end + 1;
    const found = this.text.slice(start, this.at);
    try {
      return JSON.parse(found) as string;
    } catch (error) {
      this.at = start;
      throw error;
    }
  }

  private items(end: string, item: () => JsonNode): JsonNode[] {
    if (this.take(end)) return [];
    const found = [item()];
    while (this.take(',')) found.push(item());
    if (!this.take(end)) this.fail();
    return found;
  }

  private value(key: string, depth: number): JsonNode {
    if (depth > DEEPEST) {
      this.isTooDeep = true;
      this.fail();
    }
    if (this.take('{')) {
      const children = this.items('}', () => {
        const name = this.string() ?? this.fail();
        if (!this.take(':')) this.fail();
        return this.value(name, depth + 1);
      });
      return makeNode({ key, kind: 'object', children });
    }
    if (this.take('[')) {
      const children = this.items(']', () => this.value('', depth + 1));
      return makeNode({ key, kind: 'list', children });
    }
    const text = this.string();
    if (text !== undefined) return makeNode({ key, text });
    const number = this.match(NUMBER);
    if (number !== undefined) return makeNode({ key, kind: 'number', text: number });
    const word = this.match(WORD) ?? this.fail();
    return word === 'null'
      ? makeNode({ key, kind: 'null' })
      : makeNode({ key, kind: 'boolean', flag: word === 'true' });
  }

  read(): ParsedJson {
    try {
      const node = this.value('', 0);
      this.match(SPACE);
      return this.at === this.text.length ? { node } : { error: this.place() };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return { error: this.place() };
    }
  }

  private place(): JsonError {
    const lines = this.text.slice(0, this.at).split('\n');
    return {
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      isTooDeep: this.isTooDeep,
    };
  }
}

/** Lossless: keeps duplicate keys and all digits. */
export const parseJson = (text: string): ParsedJson => new Reader(text).read();
