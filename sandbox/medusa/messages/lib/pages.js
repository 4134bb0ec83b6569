'use strict';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.3rem; } table { border-collapse: collapse; width: 100%; }
td { padding: .4rem .6rem; border-top: 1px solid #8884; vertical-align: top;}
td:last-child { text-align: end; } .aside { padding: .8rem 1rem; border-radius: .5rem; background: #8882; }
.quiet { opacity: .75; font-size: .9rem; } a.button { display: inline-block; padding: .5rem 1rem;
border-radius: .4rem; background: #0b5d78; color: #fff; text-decoration: none; }`;

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Everything in a message may have been written by a stranger. */
function escape(text) {
  return String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]);
}

function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

function when(at) {
  return `<time datetime="${escape(at)}">${escape(at.slice(0, 16).replace('T', ' '))} UTC</time>`;
}

/** Where the app is and how one signs in, at the head of each page. */
function aside({ appUrl, email, password }) {
  const app = appUrl
    ? `The app: <a href="${escape(appUrl)}">${escape(appUrl)}</a>`
    : 'The app was not started together with this server.';
  return `<p class="aside">${app}<br>Sign in with <b>${escape(email)}</b> and the password <b>${escape(
    password,
  )}</b>.</p>`;
}

function content(message, appUrl) {
  const rows = (message.rows ?? [])
    .map(([label, value]) => `<tr><td>${escape(label)}</td><td>${escape(value)}</td></tr>`)
    .join('');
  const { link } = message;
  const href = link ? `${appUrl ?? ''}${link.path}` : '';
  return `<h1>${escape(message.subject)}</h1>
<p class="quiet">To ${escape(message.to)} · ${when(message.at)} · ${escape(message.event)}${
    message.resent ? ' · sent again' : ''
  }</p>
${message.lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}
${rows === '' ? '' : `<table>${rows}</table>`}
${link ? `<p><a class="button" href="${escape(href)}">${escape(link.label)}</a></p><p class="quiet">${escape(href)}</p>` : ''}`;
}

/** A message as a file that opens by itself. */
function plainPage(message) {
  return page(message.subject, content(message, ''));
}

function messagePage(site, message) {
  return page(
    message.subject,
    `${aside(site)}${content(message, site.appUrl)}<p><a href="/sandbox/messages">All messages</a></p>`,
  );
}

function indexPage(site, messages, to) {
  const rows = messages
    .map(
      (message) =>
        `<tr><td><a href="/sandbox/messages/${escape(message.id)}">${escape(
          message.subject,
        )}</a><br><span class="quiet">${escape(message.to)}</span></td><td>${when(message.at)}</td></tr>`,
    )
    .join('');
  const title = to === '' ? 'Messages' : `Messages to ${to}`;
  return page(
    title,
    `${aside(site)}<h1>${escape(title)}</h1>
<p class="quiet">What the store would have sent. Nothing leaves this machine.</p>
${rows === '' ? '<p>No messages yet.</p>' : `<table>${rows}</table>`}`,
  );
}

function missingPage() {
  return page(
    'No such message',
    '<p>There is no such message.</p><p><a href="/sandbox/messages">All messages</a></p>',
  );
}

module.exports = { indexPage, messagePage, missingPage, plainPage };
