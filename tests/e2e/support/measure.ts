/** Unreadable or unreachable content. */
export interface Flaw {
  what:
    | 'the page is too wide'
    | 'date, money or status is cut'
    | 'text is outside its box'
    | 'text lies over text'
    | 'figure is turned round'
    | 'controls overlap'
    | 'control is covered';
  text: string;
  /** Pixels. */
  by: number;
  /** Selector-like description of the element. */
  at: string;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Runs in the page, self-contained, after two frames.
 *
 * - The page isn't wider than its window.
 * - Dates, amounts and states aren't cut, except by scroll containers.
 * - Texts stay inside the nearest box with border or background, and don't overlap.
 * - In right-to-left text, amounts and signs read from left to right: “+3”, not “3+”.
 * - Controls don't overlap, and a click on their center reaches them.
 *
 * @param within selector of an overlay; default: the whole page
 */
export async function measure(within = 'body'): Promise<Flaw[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  /** Pixels for rounding. */
  const SLACK = 1;
  /** Fraction of the line height, which exceeds the letters', that may overflow. */
  const LINE_SLACK = 0.4;
  const DIGIT = '[\\d٠-٩०-९]';
  const flaws: Flaw[] = [];

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  const nameOf = (element: Element): string => {
    const one = (each: Element): string => {
      const role = each.getAttribute('role');
      return `${each.localName}${role ? `[${role}]` : ''}${[...each.classList].map((name) => `.${name}`).join('')}`;
    };
    return [element.parentElement?.parentElement, element.parentElement, element]
      .flatMap((each) => (each ? one(each) : []))
      .join(' > ');
  };
  const labelOf = (element: Element): string =>
    short(
      element.getAttribute('aria-label') ||
        element.textContent ||
        element.getAttribute('placeholder') ||
        element.localName,
    );
  const report = (
    what: Flaw['what'],
    element: Element,
    by: number,
    text = labelOf(element),
  ): void => {
    flaws.push({ what, text, by, at: nameOf(element) });
  };
  const isEmpty = (box: Box): boolean => box.right - box.left < 1 || box.bottom - box.top < 1;

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Clipping of an element's content. */
  interface Clip {
    /** Nothing is visible. */
    isNothing: boolean;
    isInline: boolean;
    position: string;
    /** Per axis. */
    x: 'open' | 'cuts' | 'scrolls';
    y: 'open' | 'cuts' | 'scrolls';
    inner: Box;
  }
  const clips = new Map<Element, Clip>();
  const sideOf = (overflow: string): Clip['x'] => {
    if (overflow === 'visible') return 'open';
    return /auto|scroll/.test(overflow) ? 'scrolls' : 'cuts';
  };
  const clipOf = (element: Element): Clip => {
    const known = clips.get(element);
    if (known) return known;
    const style = styleOf(element);
    const [x, y] = [sideOf(style.overflowX), sideOf(style.overflowY)];
    const inner = { left: 0, top: 0, right: 0, bottom: 0 };
    if (x !== 'open' || y !== 'open') {
      const outer = element.getBoundingClientRect();
      inner.left = outer.left + element.clientLeft;
      inner.top = outer.top + element.clientTop;
      inner.right = inner.left + element.clientWidth;
      inner.bottom = inner.top + element.clientHeight;
    }
    const clip: Clip = {
      isNothing: style.clipPath.startsWith('inset(50%'),
      isInline: style.display === 'inline' || style.display === 'contents',
      position: style.position,
      x,
      y,
      inner,
    };
    clips.set(element, clip);
    return clip;
  };

  /** Visible part of a rectangle, and pixels that can't be scrolled to. */
  const drawnPart = (element: Element, rect: Box): { box: Box | undefined; cut: number } => {
    const box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    let cut = 0;
    let skipsStatic = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (each === document.body) break;
      const { isNothing, isInline, position, x, y, inner } = clipOf(each);
      if (isNothing) return { box: undefined, cut: 0 };
      const isPassed = skipsStatic && position === 'static';
      if (!isInline && !isPassed) {
        skipsStatic = false;
        if (x !== 'open') {
          if (inner.right - inner.left <= 1) return { box: undefined, cut: 0 };
          if (x === 'cuts') cut = Math.max(cut, inner.left - box.left, box.right - inner.right);
          box.left = Math.max(box.left, inner.left);
          box.right = Math.min(box.right, inner.right);
        }
        if (y !== 'open') {
          if (inner.bottom - inner.top <= 1) return { box: undefined, cut: 0 };
          if (y === 'cuts') {
            // A line is taller than its letters.
            const room = (rect.bottom - rect.top) * LINE_SLACK;
            const lost = Math.max(inner.top - box.top, box.bottom - inner.bottom);
            if (lost > room) cut = Math.max(cut, lost);
          }
          box.top = Math.max(box.top, inner.top);
          box.bottom = Math.min(box.bottom, inner.bottom);
        }
        if (isEmpty(box)) return { box: undefined, cut };
      }
      if (position === 'fixed') break;
      if (position === 'absolute') skipsStatic = true;
    }
    return { box, cut };
  };

  /** Sticky or overlaid layer an element belongs to. */
  const layers = new Map<Element, Element>();
  const layerOf = (element: Element): Element => {
    const known = layers.get(element);
    if (known) return known;
    const { parentElement: parent } = element;
    const isLayer =
      !parent ||
      /fixed|sticky/.test(styleOf(element).position) ||
      element.matches('[data-portal], [role=dialog], [role=menu], [role=listbox]');
    const layer = isLayer ? element : layerOf(parent);
    layers.set(element, layer);
    return layer;
  };

  const { documentElement: root } = document;
  const excess = root.scrollWidth - root.clientWidth;
  if (excess > 0) {
    // Invisible elements widen the page too: report the one that sticks out furthest.
    let widest: Element = root;
    let most = 0;
    for (const element of document.body.querySelectorAll('*')) {
      const rect = element.getBoundingClientRect();
      const out = Math.max(rect.right - root.clientWidth, -rect.left);
      if (out > most && out <= excess + SLACK) [widest, most] = [element, out];
    }
    report('the page is too wide', widest, excess);
  }

  const tag = root.lang || 'en';
  const signs = new Set(
    ['usd', 'eur', 'gbp', 'jpy', 'sek', 'dkk', 'pln', 'inr', 'brl', 'kwd'].flatMap((currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency })
        .formatToParts(1)
        .flatMap(({ type, value }) =>
          type === 'currency' ? [value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)] : [],
        ),
    ),
  );
  const sign = `(?:${[...signs].join('|')})`;
  const space = '[\\s\\u200e\\u200f\\u061c]*';
  const number = `${DIGIT}(?:[.,٫٬'’\\s]?${DIGIT})*`;
  const money = new RegExp(`${sign}${space}-?${number}|${number}${space}${sign}`, 'gu');
  const figures = new RegExp(
    String.raw`(?<![\p{sc=Latin}\p{N}@._])(?:[+\-−]?(?:${money.source})|[+\-−#]${DIGIT}+)`,
    'gu',
  );
  /** By the letters' positions. */
  const isTurned = (node: Node, start: number, end: number): boolean => {
    const range = document.createRange();
    let last: DOMRect | undefined;
    for (let index = start; index < end; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const [rect] = range.getClientRects();
      if (!rect || rect.width < SLACK) continue;
      if (last && rect.top < last.bottom && rect.left < last.left - SLACK) return true;
      last = rect;
    }
    return false;
  };
  /** Pixels of a text's ellipsis. */
  const DOTS = 14;
  // Amounts have no markup; currency symbols identify them.
  const MUST_BE_WHOLE = 'time, span[data-tone], [role=gridcell]:not([data-text]), th[scope=col]';

  const hasGround = (element: Element): boolean => {
    const style = styleOf(element);
    const isEdge = parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0;
    const isGround = !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor);
    return isEdge || isGround || element.matches('td, th, button');
  };
  /** Undefined for repositioned text. */
  const boxOf = (element: Element): Element | undefined => {
    for (
      let each: Element | null = element;
      each && each !== document.body;
      each = each.parentElement
    ) {
      if (hasGround(each)) return each;
      if (/absolute|fixed/.test(styleOf(each).position)) return undefined;
    }
    return undefined;
  };

  interface Line {
    box: Box;
    parent: Element;
    node: Node;
    layer: Element;
  }
  const lines: Line[] = [];
  const part = [...document.querySelectorAll(within)].findLast(isShown) ?? document.body;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent: text } = node;
    if (!parent || !text?.trim() || parent.closest('script, style, select, textarea')) continue;
    if (!isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isWhole = parent.closest(MUST_BE_WHOLE) !== null;
    const holder = boxOf(parent);
    const ground = holder?.getBoundingClientRect();
    let most = 0;
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const { box, cut } = drawnPart(parent, rect);
      if (isWhole && cut > SLACK) {
        report('date, money or status is cut', parent, cut, short(text));
      }
      most = Math.max(most, cut);
      if (!box) continue;
      lines.push({ box, parent, node, layer: layerOf(parent) });
      if (!ground) continue;
      const beside = Math.max(ground.left - box.left, box.right - ground.right);
      const above = Math.max(ground.top - box.top, box.bottom - ground.bottom);
      if (beside > SLACK || above > rect.height * LINE_SLACK) {
        report('text is outside its box', parent, Math.max(beside, above), short(text));
      }
    }
    if (root.dir === 'rtl' && most <= SLACK) {
      for (const { index, 0: figure } of text.matchAll(figures)) {
        // Arabic currency signs run from right to left.
        if (/\p{L}/u.test(figure.replaceAll(/\p{sc=Latin}/gu, ''))) continue;
        if (isTurned(node, index, index + figure.length)) {
          report('figure is turned round', parent, 0, short(text));
        }
      }
    }
    if (isWhole || most <= SLACK) continue;
    // Sentences may be cut, but not their amounts, nor may those lie under the ellipsis.
    for (const { index, 0: amount } of text.matchAll(money)) {
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const isFromRight = styleOf(parent).direction === 'rtl';
        const { cut } = drawnPart(parent, {
          left: isFromRight ? left - DOTS : left,
          top,
          right: isFromRight ? right : right + DOTS,
          bottom,
        });
        if (cut > SLACK) report('date, money or status is cut', parent, cut, short(text));
      }
    }
  }
  for (const element of document.querySelectorAll('time, span[data-tone]')) {
    if (!isShown(element)) continue;
    const { cut } = drawnPart(element, element.getBoundingClientRect());
    if (cut > SLACK) report('date, money or status is cut', element, cut);
  }
  for (const field of document.querySelectorAll('input')) {
    const isFigure = /decimal|numeric/.test(field.inputMode);
    const isDay = /(?:19|20|٢٠)[\d٠-٩]{2}/.test(field.value) && field.value.length < 30;
    const lost = field.scrollWidth - field.clientWidth;
    if ((isFigure || isDay) && lost > SLACK && field.clientWidth > 1 && isShown(field)) {
      report('date, money or status is cut', field, lost, field.value);
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [place, one] of lines.entries()) {
    for (let next = place + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top > one.box.bottom) break;
      if (other.node === one.node || other.layer !== one.layer) continue;
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (width > SLACK * 2 && height > least * LINE_SLACK) {
        const texts = `${short(one.node.textContent ?? '')} | ${short(other.node.textContent ?? '')}`;
        report('text lies over text', other.parent, width, texts);
      }
    }
  }

  const CONTROLS =
    'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, ' +
    '[role=button], [role=tab], [role=option], [role=menuitem], [role=treeitem] > button';
  const dialogs = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].filter(isShown);
  const top = dialogs.at(-1);
  interface Control {
    element: Element;
    box: Box;
    layer: Element;
  }
  const controls: Control[] = [];
  for (const element of part.querySelectorAll(CONTROLS)) {
    if (!isShown(element) || element.closest('[inert]')) continue;
    const style = styleOf(element);
    const rects =
      style.display === 'inline'
        ? [...element.getClientRects()]
        : [element.getBoundingClientRect()];
    for (const rect of rects) {
      const isField = element.matches('input, textarea');
      // Padding reserves space for controls inside a field, such as its clear button.
      const own = isField
        ? {
            left: rect.left + parseFloat(style.paddingLeft),
            right: rect.right - parseFloat(style.paddingRight),
            top: rect.top,
            bottom: rect.bottom,
          }
        : rect;
      const { box } = drawnPart(element, own);
      if (box && !isEmpty(box)) controls.push({ element, box, layer: layerOf(element) });
    }
  }
  /** A card that is a link contains other controls, whose reachability is checked below. */
  const isOnCard = (link: Element, box: Box, inner: Box): boolean =>
    link.localName === 'a' &&
    (box.right - box.left) * (box.bottom - box.top) >
      4 * (inner.right - inner.left) * (inner.bottom - inner.top);
  for (const [place, { element, box, layer }] of controls.entries()) {
    for (const other of controls.slice(place + 1)) {
      if (other.layer !== layer || isOnCard(element, box, other.box)) continue;
      if (element.contains(other.element) || other.element.contains(element)) continue;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > SLACK && height > SLACK) {
        report(
          'controls overlap',
          other.element,
          Math.min(width, height),
          `${labelOf(element)} | ${labelOf(other.element)}`,
        );
      }
    }
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const isInWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const isReachable = !top || top.contains(element) || layer !== layerOf(document.body);
    if (!isInWindow || !isReachable || element.matches(':disabled, [aria-disabled=true]')) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || element.contains(hit) || hit.closest('label')?.contains(element)) continue;
    if (layerOf(hit) !== layer) continue;
    report('control is covered', element, 0, `${labelOf(element)}, by ${nameOf(hit)}`);
  }
  return flaws;
}
