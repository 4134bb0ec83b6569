import type { ConsoleMessage, Page } from '@playwright/test';
import { describeFlaw, flawsOf } from './geometry.ts';
import { FIRST_LOOK, looksOf, standsFor } from './looks.ts';
import type { Look } from './looks.ts';
import { EMPTY, closeAll, focusOnArrival, go, settle, watchHands } from './steps.ts';
import { COLLIDED } from './test.ts';
import { findUntranslated } from './untranslated.ts';
import { findViolations } from './violations.ts';
import { changeLanguage } from './visit.ts';

/** A screen or overlay. */
export interface Stop {
  name: string;
  /** Index among all stops. */
  place: number;
  /** Undefined: stays on the previous stop's screen. */
  path?: string | undefined;
  open?: ((page: Page) => Promise<void>) | undefined;
}

/** The browser's message for a missing record or session. */
const REFUSED = /^Failed to load resource: .* 40[14]/;

/** Only these are checked; the screen below already was. */
const PARTS = ['[role=dialog]', '.mantine-Menu-dropdown', '.mantine-Popover-dropdown'];

class Walk {
  /** Keyed by what several looks share. */
  private readonly findings = new Map<string, { line: string; others: number }>();
  private readonly page: Page;
  private readonly written: readonly string[];
  private readonly errors: string[] = [];
  /** The page's current look. */
  private now: Pick<Look, 'language' | 'size' | 'colorScheme'> = {
    language: '',
    size: { width: 0, height: 0 },
    colorScheme: 'light',
  };
  private name = '';

  constructor(page: Page, written: readonly string[]) {
    this.page = page;
    this.written = written;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => this.noteMessage(message));
  }

  private noteMessage(message: ConsoleMessage): void {
    const { url } = message.location();
    const text = message.text();
    const isAnswer = REFUSED.test(text) || COLLIDED.test(text);
    if (message.type() !== 'error' || (isAnswer && url.includes('/admin/'))) return;
    this.errors.push(`${text} ${url}`);
  }

  /** @param key merges equal findings */
  private note(when: string, what: string | undefined, key = what): void {
    if (what === undefined) return;
    const id = `${this.name}\n${key}`;
    const known = this.findings.get(id);
    if (known) known.others += 1;
    else this.findings.set(id, { line: `${this.name}, ${when}: ${what}`, others: 0 });
  }

  /** Changes the look without reloading. */
  private async become({
    language,
    size,
    colorScheme,
  }: Pick<Look, 'language' | 'size' | 'colorScheme'>): Promise<void> {
    const { page, now } = this;
    if (language !== now.language) await changeLanguage(page, language);
    if (size.width !== now.size.width) await page.setViewportSize(size);
    if (colorScheme !== now.colorScheme) await page.emulateMedia({ colorScheme });
    this.now = { language, size, colorScheme };
  }

  private async arrive({ path, open }: Stop): Promise<void> {
    const { page } = this;
    const left = new URL(page.url()).pathname;
    await this.become(FIRST_LOOK);
    if (path !== undefined) {
      // Otherwise the rows of before may be taken for those that come.
      if (new URL(path, page.url()).pathname === left) {
        await go(page, EMPTY);
        await settle(page);
      }
      await go(page, path);
      await this.settle('on arrival', path.includes('edit='));
    }
    await watchHands(page);
    if (open) {
      await open(page);
      await this.settle('once opened');
    }
    const { pathname } = new URL(page.url());
    // Only the frame moves the focus.
    const isTaken = pathname.startsWith('/a/') && (open !== undefined || pathname !== left);
    if (isTaken) this.note('on arrival', await focusOnArrival(page));
  }

  private async settle(when: string, opens = false): Promise<void> {
    const waits = await settle(this.page, { opens });
    if (waits !== undefined) this.note(when, `it still waits for ${waits}`);
  }

  private async untranslated(): Promise<string[]> {
    const { page } = this;
    // The gallery isn't translated.
    if (page.url().includes('/gallery/')) return [];
    const found = await findUntranslated(page, this.written);
    if (found.length === 0) return [];
    // Still rendering, perhaps.
    await settle(page);
    return findUntranslated(page, this.written);
  }

  private async look(look: Look, within: string | undefined): Promise<void> {
    const { page } = this;
    await this.become(look);
    const { language, size, colorScheme, axe, isMeasured } = look;
    const how = `${language}, ${size.width} px, ${colorScheme}`;
    if (language === FIRST_LOOK.language) {
      for (const text of await this.untranslated()) this.note(how, `nobody translated “${text}”`);
    }
    if (axe) {
      const rules = axe === 'colors' ? ['color-contrast'] : undefined;
      for (const { id, help, at } of await findViolations(page, { rules, within })) {
        this.note(how, `${id}, ${help}: ${at.join(' ')}`, id);
      }
    }
    if (!isMeasured) return;
    // The screen below has a stop of its own.
    const flaws = await flawsOf(page, within);
    const real = standsFor(language);
    if (real && flaws.length > 0) {
      for (const each of real) await this.look({ ...look, language: each }, within);
      return;
    }
    for (const flaw of flaws) {
      this.note(how, describeFlaw(flaw), `${flaw.what} ${flaw.at}`);
    }
  }

  /** @param isLast no further stop on this screen */
  async visit(stop: Stop, isLast: boolean): Promise<void> {
    const { page } = this;
    this.name = stop.name;
    try {
      await this.arrive(stop);
      const part = await page.evaluate(
        (parts) =>
          parts.find((part) =>
            [...document.querySelectorAll(part)].some((each) => each.checkVisibility()),
          ),
        PARTS,
      );
      for (const look of [FIRST_LOOK, ...looksOf(stop.place, stop.open !== undefined)])
        await this.look(look, part);
      const ran = await page.evaluate(() => {
        const { ran: mark } = window as { ran?: string };
        Reflect.deleteProperty(window, 'ran');
        return mark;
      });
      if (ran !== undefined) this.note('in any look', `markup in a text runs: ${ran}`);
      if (isLast) {
        await this.become({ ...FIRST_LOOK, language: this.now.language });
        const way = stop.place % 2 === 0 ? 'Escape' : 'Cancel';
        this.note(`closed by ${way}`, await closeAll(page, way));
      }
    } catch (error) {
      this.note('broken off', String(error));
    }
    for (const error of this.errors.splice(0)) this.note('in the console', error);
  }

  async leave(): Promise<string[]> {
    await closeAll(this.page, 'Escape');
    await this.become({ ...FIRST_LOOK, language: 'en' });
    await go(this.page, EMPTY);
    await settle(this.page);
    return [...this.findings.values()].map(({ line, others }) =>
      others > 0 ? `${line}, and ${others} more like it` : line,
    );
  }
}

/**
 * Visits stops on one page without reloading, each in several looks.
 *
 * @param written user-written texts not in the query cache
 * @returns findings: stop, look, problem
 */
export async function walk(
  page: Page,
  stops: readonly Stop[],
  written: readonly string[] = [],
): Promise<string[]> {
  const walking = new Walk(page, written);
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1];
    await walking.visit(stop, next === undefined || next.path !== undefined);
  }
  return walking.leave();
}
