/**
 * Makes the library's page look like the others: the tokens of `web/ui/theme/tokens.css`, the width of a page, a colour
 * for the method only, and less air. The library's own style stands in a layer, so that every rule here outweighs it.
 */
export const API_DOCS_STYLE = `@import url(swagger-ui.css) layer(library);
:root { color-scheme: light dark; --surface: light-dark(#fff, #18181b); --subtle: light-dark(#f4f4f5, #27272a);
  --page: light-dark(#fff, #0b0b0f); --text: light-dark(#18181b, #fafafa); --muted: light-dark(#52525b, #a1a1aa);
  --line: light-dark(#e4e4e7, #3f3f46); --control-line: light-dark(#8a8a94, #71717a); --accent: light-dark(#4338ca, #a5b4fc);
  --read: light-dark(#4338ca, #a5b4fc); --add: light-dark(#166534, #86efac); --change: light-dark(#92400e, #fcd34d);
  --remove: light-dark(#b91c1c, #fca5a5); }
html, body { margin: 0; background: var(--page); }
.swagger-ui { background: none; }
body, .swagger-ui, .swagger-ui :is(h1, h2, h3, h4, h5, p, li, table, th, td, button, input, select, textarea, label, section),
.swagger-ui .info .title, .swagger-ui .opblock .opblock-summary-description, .swagger-ui .opblock-summary-method,
.swagger-ui .response-col_status, .swagger-ui .markdown p { color: var(--text); font-family: system-ui, sans-serif; }
body > header { padding: 16px 24px; border-bottom: 1px solid var(--line); background: var(--surface); }
body > header a { color: var(--text); font-weight: 600; text-decoration: none; }
.swagger-ui .wrapper { max-width: 1120px; box-sizing: border-box; margin: 0 auto; padding: 0 24px; }
.swagger-ui .wrapper > .block.col-12 { padding: 0; }
.swagger-ui :is(a.link, .info a, .renderedMarkdown a) { color: var(--accent); font-size: 14px; }
.swagger-ui .info { margin: 32px 0 16px; }
.swagger-ui .info .title { font-size: 28px; font-weight: 600; line-height: 36px; }
.swagger-ui .info p { font-size: 14px; line-height: 20px; }
.swagger-ui .info .title small { top: -6px; margin-left: 8px; padding: 2px 8px; border-radius: 999px; background: var(--subtle); }
.swagger-ui .info .title small pre { margin: 0; padding: 0; color: var(--muted); font: 12px/16px system-ui, sans-serif; }
.swagger-ui :is(.info, .markdown, .renderedMarkdown) code { background: var(--subtle); color: var(--text); font-weight: 500; }
.swagger-ui .scheme-container { margin: 0; padding: 0 0 12px; background: none; box-shadow: none; }
.swagger-ui :is(select, input, textarea), .swagger-ui .filter .operation-filter-input { box-sizing: border-box; margin: 0; border: 1px solid var(--control-line);
  border-radius: 6px; background-color: var(--surface); box-shadow: none; color: var(--text); font-size: 14px; font-weight: 400; }
.dark-mode .swagger-ui select { background-color: var(--surface); }
.swagger-ui .filter .operation-filter-input { display: block; width: 100%; max-width: none; margin: 0 0 8px; padding: 10px 12px; }
.swagger-ui .btn, .swagger-ui .btn.authorize { border: 1px solid var(--control-line); border-radius: 6px; background: var(--surface); box-shadow: none; color: var(--text); font-size: 14px; font-weight: 600; }
.swagger-ui .btn.authorize { padding: 7px 12px; }
.swagger-ui .btn.authorize span { padding: 0 8px 0 0; }
.swagger-ui .btn.authorize { display: inline-flex; align-items: center; }
.swagger-ui .btn.authorize svg, .swagger-ui :is(.authorization__btn, .expand-operation, .opblock-control-arrow) svg { color: var(--muted); fill: var(--muted); }
.swagger-ui .btn.execute { border-color: #4338ca; background: #4338ca; color: #fff; }
.swagger-ui :is(.info li, .info p, .info table, .info .title, .opblock-tag, .tab li, .opblock-section-header h4, .opblock-section-header > label, table thead tr td, table thead tr th, .response-col_status, .response-col_description__inner p, .scheme-container label) { color: var(--text); }
.swagger-ui .opblock-tag { padding: 16px 0 8px; border: 0; font-size: 16px; font-weight: 600; }
.swagger-ui .opblock-tag:hover { background: none; }
.swagger-ui .opblock { margin: 0 0 8px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); box-shadow: none; }
.swagger-ui .opblock.is-open { border-color: var(--control-line); }
.swagger-ui .opblock.opblock .opblock-summary { padding: 6px 8px; border-color: var(--line); }
.swagger-ui .opblock.opblock .opblock-summary-method { min-width: 68px; padding: 5px 0; border-radius: 6px; background: var(--subtle); font-size: 12px; font-weight: 600; text-shadow: none; }
.swagger-ui .opblock-get .opblock-summary-method { color: var(--read); }
.swagger-ui .opblock-post .opblock-summary-method { color: var(--add); }
.swagger-ui :is(.opblock-put, .opblock-patch) .opblock-summary-method { color: var(--change); }
.swagger-ui .opblock-delete .opblock-summary-method { color: var(--remove); }
.swagger-ui .opblock .opblock-summary-path { flex: none; max-width: 100%; color: var(--text); font-size: 14px; font-weight: 500; word-break: break-word; }
.swagger-ui .opblock .opblock-summary-path-description-wrapper { gap: 0 12px; }
.swagger-ui .opblock .opblock-summary-description { padding: 0; color: var(--muted); font-size: 13px; }
.swagger-ui .opblock.opblock .opblock-section-header { border: 0; border-block: 1px solid var(--line); background: none; box-shadow: none; }
.swagger-ui .opblock-summary + .no-margin > .opblock-body > .opblock-section:first-child > .opblock-section-header { border-top: 0; }
.swagger-ui .opblock-description-wrapper p { font-size: 14px; }
.swagger-ui .opblock.opblock .tab-header .tab-item.active h4 span::after { display: none; }
.swagger-ui .opblock-section-header h4, .swagger-ui .opblock-section-header .tab-header h4 { font-size: 14px; font-weight: 600; }
.swagger-ui :is(table thead tr td, table thead tr th) { border-color: var(--line); color: var(--muted); }
.swagger-ui .responses-inner { padding: 12px 20px; }
.swagger-ui .response-col_description__inner p { margin: 0; font-size: 14px; }
.swagger-ui .opblock-body pre.microlight { border-radius: 6px; font-size: 12px; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui :is(.model-box, .model, .prop-type, .prop-format, .parameter__type, .parameter__in) { color: var(--muted); }
.swagger-ui .response-control-media-type__accept-message { color: var(--muted); }
.swagger-ui .response-control-media-type--accept-controller select { border-color: var(--control-line); }
.swagger-ui .dialog-ux .modal-ux { border-color: var(--line); border-radius: 14px; background: var(--surface); }
/* The library copies the path by this button, which it draws too thin to be seen. */
.swagger-ui .view-line-link { display: none; }
@media (max-width: 640px) {
  body > header { padding: 16px; }
  .swagger-ui .wrapper { padding: 0 16px; }
}
`;
