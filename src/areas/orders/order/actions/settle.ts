export { settled } from '#shared/settle.ts';
