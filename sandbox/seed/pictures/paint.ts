export interface Paint {
  main: string;
  dark: string;
  deep: string;
  light: string;
  pale: string;
}

/** Draws on a 400 × 400 square. */
export type Motif = (paint: Paint) => string;

export const INK = '#24333c';
export const WOOD = '#b98a55';
export const WOOD_DARK = '#8a6238';
export const BRASS = '#d2a33c';
export const BRASS_DARK = '#a67b24';
export const BRASS_LIGHT = '#f0cf7c';
export const STEEL = '#aab6bc';
export const STEEL_DARK = '#76858d';
export const ROPE = '#e3cfa4';
export const ROPE_DARK = '#b79f6f';
export const PAPER = '#faf6ea';
export const GLASS = '#e8f3f5';

export function paintOf(colour: string): Paint {
  return {
    main: colour,
    dark: shade(colour, -0.18),
    deep: shade(colour, -0.38),
    light: shade(colour, 0.22),
    pale: shade(colour, 0.5),
  };
}

/** Mixes with white (amount > 0) or black (< 0). */
export function shade(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const share = Math.abs(amount);
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(part + (target - part) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, r: number, stroke: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
}

export function text(x: number, y: number, size: number, fill: string, words: string): string {
  return `<text x="${x}" y="${y}" font-family="Georgia,serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}">${words}</text>`;
}

export function turn(degrees: number, x: number, y: number, drawing: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
