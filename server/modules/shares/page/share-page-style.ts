/** The style of the page of a link: a file of its own, so that the policy of the page needs nothing inline. */
export const SHARE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--surface:#fff;--subtle:#f4f4f5;--text:#18181b;--muted:#52525b;--line:#e4e4e7;--control:#8a8a94;--accent:#4338ca;--accent-text:#4338ca;--danger:#b91c1c}
@media (prefers-color-scheme:dark){:root{--bg:#0b0b0f;--surface:#18181b;--subtle:#27272a;--text:#fafafa;--muted:#a1a1aa;--line:#27272a;--control:#71717a;--accent:#4f46e5;--accent-text:#a5b4fc;--danger:#fca5a5}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);font:14px/20px system-ui,sans-serif;min-height:100vh;display:flex;flex-direction:column}
a{color:var(--accent-text)}
:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}
header,main,footer{width:100%;max-width:1160px;margin:0 auto;padding:0 20px}
header{display:flex;align-items:center;gap:12px;min-height:56px;font-weight:600;overflow-wrap:anywhere}
h1,h2,pre,header span{unicode-bidi:plaintext}
header a{color:inherit;text-decoration:none}
.logo{display:block;max-height:32px;max-width:160px}
main{flex:1;padding-bottom:48px}
h1{font-size:28px;line-height:36px;margin:16px 0 4px;overflow-wrap:anywhere}
h2{font-size:16px;line-height:24px;margin:0;font-weight:600;overflow-wrap:anywhere}
p{margin:0 0 12px}
.meta{color:var(--muted);display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;margin:0 0 24px}
.button,button{font:inherit;font-weight:500;display:inline-flex;align-items:center;justify-content:center;min-height:36px;padding:6px 14px;border-radius:6px;border:1px solid var(--control);background:var(--surface);color:var(--text);text-decoration:none;cursor:pointer}
.button:hover,button:hover{background:var(--subtle)}
.primary{background:var(--accent);border-color:var(--accent);color:#fff}
.primary:hover{background:var(--accent);filter:brightness(1.1)}
.shots{display:grid;gap:32px;grid-template-columns:minmax(0,1fr);list-style:none;margin:0;padding:0}
figure{margin:0;scroll-margin-top:16px}
.frame{display:block;border:1px solid var(--line);border-radius:10px;overflow:hidden;background:var(--subtle)}
.frame img{display:block;max-width:100%;height:auto;margin:0 auto}
.wait{display:flex;align-items:center;justify-content:center;min-height:200px;padding:24px;color:var(--muted)}
figcaption{padding:10px 2px 0}
details{margin-top:8px}
summary{cursor:pointer;min-height:24px;color:var(--muted)}
pre{font:13px/20px ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--subtle);border-radius:10px;padding:12px 16px;margin:8px 0;max-height:60vh;overflow:auto}
form{max-width:360px;margin-top:20px}
label{display:block;font-weight:500;margin-bottom:6px}
input{font:inherit;width:100%;min-height:40px;padding:8px 12px;border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--text);margin-bottom:12px}
.problem{color:var(--danger);margin-bottom:12px}
.quiet{color:var(--muted)}
footer{border-top:1px solid var(--line);padding-top:16px;padding-bottom:24px;color:var(--muted);display:flex;flex-wrap:wrap;align-items:center;gap:4px 20px}
footer a{display:inline-flex;min-height:24px;align-items:center}
@media (min-width:900px){.many{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (max-width:479px){h1{font-size:22px;line-height:28px}.button,button{min-height:44px}}
@media print{header,footer,.button,button{display:none}}
`;
