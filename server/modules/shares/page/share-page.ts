import type { SharedPage } from '../../../contract/sharing/shares';
import { THUMBNAIL_WIDTHS } from '../../../contract/limits';
import { type Html, html } from './html';

export const STYLE_PATH = '/s/-/page.css';
export const SCRIPT_PATH = '/s/-/page.js';

/** The installation: its name, and where something that should not be here is reported. */
interface Site {
  name: string;
  reportUrl: string;
}

interface Frame {
  title: string;
  head?: Html | null;
  /** The owner of the page, where that is not the installation. */
  brand?: Html | null;
  /** The address that an open page asks whether it may stay. */
  watch?: string;
}

interface Shown {
  page: SharedPage;
  /** The public address of the link, and that of its data. */
  url: string;
  api: string;
  /** Previews on other sites show a title and a picture. */
  hasPreview: boolean;
}

/** The mark of the product beside the name of the installation. */
const product = (name: string): Html =>
  html`<img src="/favicon.svg" width="28" height="28" alt="" /><span>${name}</span>`;

const frame = ({ name, reportUrl }: Site, about: Frame, content: Html): string => {
  const { title, brand = null, head = null, watch = '' } = about;
  return html`<!doctype html>
    <html lang="en" data-watch="${watch}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${brand === null ? html`<link rel="icon" href="/favicon.svg" type="image/svg+xml" />` : null}
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <script src="${SCRIPT_PATH}" defer></script>
        ${head}
      </head>
      <body>
        <header>${brand ?? product(name)}</header>
        <main>${content}</main>
        <footer>
          ${brand === null ? html`<span>Shared with ${name}</span>` : null}<a
            href="${reportUrl}"
            rel="noreferrer"
            >Report this page</a
          >
        </footer>
      </body>
    </html> `.text;
};

/** Everything that a link shows, readable without a script. */
export function sharePage(site: Site, { page, url, api, hasPreview }: Shown): string {
  const { title, items } = page;
  // Several screenshots without a name have their number as the title.
  const count = countOf(items.length);
  const head = html`${hasPreview ? preview(page, { url, api }) : null}${refresh(page)}`;
  return frame(
    site,
    { title, brand: brandOf(page, api), head, watch: `${api}/watch` },
    html`<h1>${title}</h1>
      <div class="meta">
        ${count === title ? null : html`<span>${count}</span>`}${endOf(page)}${download(page, api)}
      </div>
      <ul class="shots${items.length > 1 ? ' many' : ''}">
        ${items.map((item, at) => shot(item, at, { api, isAlone: items.length === 1 }))}
      </ul>`,
  );
}

function preview({ title, items }: SharedPage, { url, api }: Pick<Shown, 'url' | 'api'>): Html {
  const first = items.find((it) => it.is_ready);
  const picture =
    first &&
    `${url.slice(0, url.indexOf('/s/'))}${api}/items/${first.id}/image?w=${THUMBNAIL_WIDTHS.large}`;
  return html`<meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    ${picture ? html`<meta property="og:image" content="${picture}" />` : null}`;
}

/** Without a script the page asks again by itself while a picture is being prepared. */
const refresh = ({ items }: SharedPage): Html | null =>
  items.every((it) => it.is_ready) ? null : html`<meta http-equiv="refresh" content="5" />`;

/** The workspace that shares, where its plan shows it. */
function brandOf({ space_name: name, has_logo: hasLogo }: SharedPage, api: string): Html | null {
  if (name === null) return null;
  const logo = hasLogo ? html`<img class="logo" src="${api}/logo" alt="" />` : null;
  return html`${logo}<span>${name}</span>`;
}

const countOf = (count: number): string => (count === 1 ? '1 screenshot' : `${count} screenshots`);

const END = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const endOf = ({ expires_at: at }: SharedPage): Html | null =>
  at === null
    ? null
    : html`<span>Until <time datetime="${at}">${END.format(new Date(at))} UTC</time></span>`;

const download = ({ allow_download: isAllowed }: SharedPage, api: string): Html | null =>
  isAllowed ? html`<a class="button" href="${api}/download" download>Download all</a>` : null;

function shot(
  item: SharedPage['items'][number],
  at: number,
  { api, isAlone }: { api: string; isAlone: boolean },
): Html {
  const { id, title, width, height, text } = item;
  const image = `${api}/items/${id}/image`;
  const thumbnail = `${image}?w=${THUMBNAIL_WIDTHS.large}`;
  const picture = item.is_ready
    ? html`<a class="frame" href="${image}"
        ><img
          src="${isAlone ? image : thumbnail}"
          alt="${title}"
          width="${width}"
          height="${height}"
          ${isAlone ? null : html` loading="lazy"`}
      /></a>`
    : html`<div class="frame wait" role="status">This picture is being prepared.</div>`;
  const name = `text-${at}`;
  const words =
    text === undefined || text === '' || !item.is_ready
      ? null
      : html`<details>
          <summary>Text</summary>
          <pre id="${name}" tabindex="0">${text}</pre>
          <button type="button" data-copy="${name}" hidden>Copy text</button>
        </details>`;
  return html`<li>
    <figure>
      ${picture}
      <figcaption>${isAlone ? null : html`<h2>${title}</h2>`}${words}</figcaption>
    </figure>
  </li> `;
}

interface PasswordForm {
  action: string;
  problem: string | null;
}

/** Asks for the password; says nothing of what is behind it. */
export const passwordPage = (site: Site, { action, problem }: PasswordForm): string =>
  frame(
    site,
    { title: 'Password needed' },
    html`<h1>Password needed</h1>
      <p class="quiet">Ask the person who sent you this link for its password.</p>
      <form method="post" action="${action}">
        ${problem === null ? null : html`<p class="problem" role="alert">${problem}</p>`}
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          required
          autocomplete="off"
          autofocus
        />
        <button class="primary" type="submit">Open</button>
      </form>`,
  );

/** One page for every link that shows nothing, whatever the reason. */
export const gonePage = (site: Site): string =>
  frame(
    site,
    { title: 'Nothing is shared here' },
    html`<h1>Nothing is shared here</h1>
      <p class="quiet">There is nothing at this address, or it is no longer shared.</p>`,
  );

/** A moment without a database, or too many requests. */
export const troublePage = (site: Site): string =>
  frame(
    site,
    { title: 'Try again in a moment' },
    html`<h1>Try again in a moment</h1>
      <p class="quiet">This page cannot be shown right now.</p>`,
  );
