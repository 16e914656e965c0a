import { type FastifyReply } from 'fastify';

export interface Page {
  title: string;
  /** Trusted markup; all external text has been through `escapeHtml`. */
  body: string;
  /** Targets of the page's forms, redirects included. */
  formTargets?: string[];
}

/** Headers of every answer of the sandbox, besides its policy. */
export const COMMON_HEADERS = {
  'cache-control': 'no-store',
  // Our own forms still send their origin, which identifies browsers without Sec-Fetch-Site.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
export const POLICY = 'content-security-policy';

/** Allows no scripts and no foreign content; forms may lead to these targets only. */
export const policyOf = (formTargets: readonly string[] = []): string =>
  `default-src 'none'; style-src 'self'; form-action ${["'self'", ...formTargets].join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

/** Sends a page of the sandbox: marked as such, without scripts and foreign content. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .header(POLICY, policyOf(page.formTargets))
    .type('text/html; charset=utf-8')
    .send(layout(page));
}

/** Answers that there is no page at this address. */
export const sendNothing = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    { title: 'Nothing here', body: '<p><a href="/sandbox">What there is</a></p>' },
    404,
  );

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function layout({ title, body }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Shotvault sandbox</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header class="mark"><strong>Local sandbox</strong> Nothing here leaves this computer.</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

export const SANDBOX_CSS = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f6f6f4, #17181a);
  --card: light-dark(#ffffff, #212326);
  --text: light-dark(#1c1d1f, #ececea);
  --quiet: light-dark(#5b5e63, #a9adb3);
  --line: light-dark(#d4d5d2, #3c3f44);
  --strong: light-dark(#1c1d1f, #ececea);
  --on-strong: light-dark(#ffffff, #17181a);
  --mark: light-dark(#fff1cc, #3d3215);
  --error: light-dark(#a4161a, #ff9b9b);
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
.mark { margin: 0; padding: .75rem 1rem; background: var(--mark); text-align: center; font-size: .875rem; }
main { width: min(26rem, 100% - 2rem); margin: 3rem auto; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .5rem; font-size: .875rem; font-weight: 600; color: var(--quiet); }
p { margin: 0 0 1rem; color: var(--quiet); }
form { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; }
label { display: block; margin-bottom: .375rem; font-weight: 600; }
input, select, button { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border-radius: .5rem; font: inherit; }
input, select { border: 1px solid var(--quiet); background: var(--card); color: var(--text); }
button { border: 1px solid var(--strong); cursor: pointer; font-weight: 600; }
button[type=submit] { margin-top: .75rem; background: var(--strong); color: var(--on-strong); }
.person { display: flex; flex-direction: column; margin-top: .5rem; background: transparent; border-color: var(--line); color: var(--text); text-align: left; }
button.person { background: transparent; color: var(--text); border-color: var(--line); }
.person small { font-weight: 400; color: var(--quiet); }
:focus-visible { outline: 3px solid light-dark(#1c5fd4, #8ab4ff); outline-offset: 2px; }
.error { color: var(--error); }
a { color: inherit; text-underline-offset: .2em; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere; }
.hint { font-size: .875rem; }
.whole { white-space: nowrap; }
.field { margin-bottom: .75rem; }
.field .error { margin: .25rem 0 0; }
button.plain { margin-top: .5rem; background: transparent; border-color: var(--line); color: var(--text); }
button[aria-pressed=true] { background: var(--mark); border-color: var(--strong); }
.entries { margin-bottom: 1rem; }
.entries li { padding: .5rem 0; border-top: 1px solid var(--line); }
.entries small { display: block; color: var(--quiet); overflow-wrap: anywhere; }
.letter { margin-top: .5rem; color: var(--text); white-space: pre-line; overflow-wrap: anywhere; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.pair { display: flex; justify-content: space-between; gap: 1rem; }
@media (max-width: 30rem) { main { margin: 1rem auto; padding: 1.25rem; } }
`;
