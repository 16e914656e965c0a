import type { SharedPage } from '../../../contract/sharing/shares';
import { THUMBNAIL_WIDTHS } from '../../../contract/limits';
import { type Html, html } from './html';

const PRODUCT = 'Shotvault';
export const STYLE_PATH = '/s/-/page.css';
export const SCRIPT_PATH = '/s/-/page.js';

interface Frame {
  title: string;
  /** Whose page it is: the space that shares where its plan shows it, else the product. */
  brand: string;
  /** Where something that should not be here is reported. */
  reportUrl: string;
  head?: Html | null;
  /** The address that an open page asks whether it may stay. */
  watch?: string;
}

interface Shown {
  page: SharedPage;
  /** The public address of the link, and that of its data. */
  url: string;
  api: string;
  reportUrl: string;
  /** Previews on other sites show a title and a picture. */
  hasPreview: boolean;
}

const frame = (about: Frame, content: Html): string => {
  const { title, brand, reportUrl, head = null, watch = '' } = about;
  return html`<!doctype html>
    <html lang="en" data-watch="${watch}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <script src="${SCRIPT_PATH}" defer></script>
        ${head}
      </head>
      <body>
        <header>${brand}</header>
        <main>${content}</main>
        <footer>
          ${brand === PRODUCT ? html`<span>Shared with ${PRODUCT}</span>` : null}<a
            href="${reportUrl}"
            rel="noreferrer"
            >Report this page</a
          >
        </footer>
      </body>
    </html> `.text;
};

/** Everything that a link shows, readable without a script. */
export function sharePage({ page, url, api, reportUrl, hasPreview }: Shown): string {
  const { title, items } = page;
  const first = items.find((it) => it.is_ready);
  const picture =
    first && `${url.slice(0, url.indexOf('/s/'))}${api}/items/${first.id}/image?w=640`;
  const preview = hasPreview
    ? html`<meta property="og:type" content="website" />
        <meta property="og:title" content="${title}" />
        ${picture ? html`<meta property="og:image" content="${picture}" />` : null}`
    : null;
  // Without a script the page asks again by itself while a picture is being prepared.
  const refresh = items.every((it) => it.is_ready)
    ? null
    : html`<meta http-equiv="refresh" content="5" />`;
  const head = html`${preview}${refresh}`;
  const brand = page.space_name ?? PRODUCT;
  return frame(
    { title, brand, reportUrl, head, watch: `${api}/watch` },
    html`<h1>${title}</h1>
      <div class="meta">
        <span>${countOf(items.length)}</span>${endOf(page)}${download(page, api)}
      </div>
      <ul class="shots${items.length > 1 ? ' many' : ''}">
        ${items.map((item, at) => shot(item, at, { api, isAlone: items.length === 1 }))}
      </ul>`,
  );
}

const countOf = (count: number): string => (count === 1 ? '1 screenshot' : `${count} screenshots`);

const endOf = ({ expires_at: at }: SharedPage): Html | null =>
  at === null
    ? null
    : html`<span
        >Until <time datetime="${at}">${at.slice(0, 10)} ${at.slice(11, 16)} UTC</time></span
      >`;

const download = ({ allow_download: isAllowed }: SharedPage, api: string): Html | null =>
  isAllowed ? html`<a class="button" href="${api}/download" download>Download all</a>` : null;

function shot(
  item: SharedPage['items'][number],
  at: number,
  { api, isAlone }: { api: string; isAlone: boolean },
): Html {
  const { id, title, width, height, text } = item;
  const image = `${api}/items/${id}/image`;
  const small = `${image}?w=${THUMBNAIL_WIDTHS.large}`;
  const picture = item.is_ready
    ? html`<a class="frame" href="${image}"
        ><img
          src="${isAlone ? image : small}"
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

/** Asks for the password; says nothing of what is behind it. */
export const passwordPage = (action: string, reportUrl: string, problem: string | null): string =>
  frame(
    { title: 'Password needed', brand: PRODUCT, reportUrl },
    html`<h1>Password needed</h1>
      <p class="quiet">Whoever sent you this link can tell you its password.</p>
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
export const gonePage = (reportUrl: string): string =>
  frame(
    { title: 'Nothing is shared here', brand: PRODUCT, reportUrl },
    html`<h1>Nothing is shared here</h1>
      <p class="quiet">There is nothing at this address, or it is no longer shared.</p>`,
  );

/** A moment without a database, or too many requests. */
export const troublePage = (reportUrl: string): string =>
  frame(
    { title: 'Try again in a moment', brand: PRODUCT, reportUrl },
    html`<h1>Try again in a moment</h1>
      <p class="quiet">This page cannot be shown right now.</p>`,
  );
