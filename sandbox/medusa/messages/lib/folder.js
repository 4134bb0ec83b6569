'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { randomBytes } = require('node:crypto');
const { plainPage } = require('./pages');

/** More than a person reads; older messages stay in the folder. */
const LIST_LIMIT = 500;

const NAME = /^[0-9]{13}-[0-9a-f]{6}$/;

/** Writes a message as JSON for programs and as HTML for people; returns its id. */
function writeMessage(folder, content) {
  fs.mkdirSync(folder, { recursive: true });
  const now = Date.now();
  const id = `${now}-${randomBytes(3).toString('hex')}`;
  const message = { id, at: new Date(now).toISOString(), ...content };
  fs.writeFileSync(path.join(folder, `${id}.html`), plainPage(message));
  fs.writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(message, null, 2));
  return id;
}

/** The newest messages first; with `to`, only those to that address. */
function listMessages(folder, to) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readMessage(folder, name.slice(0, -5)))
    .filter((message) => message !== null && (to === '' || message.to === to))
    .sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .slice(0, LIST_LIMIT);
}

function readMessage(folder, id) {
  if (!NAME.test(id)) return null;
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, `${id}.json`), 'utf8'));
  } catch {
    return null;
  }
}

module.exports = { listMessages, readMessage, writeMessage };
