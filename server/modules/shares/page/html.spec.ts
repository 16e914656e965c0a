import { html } from './html';

const HOSTILE = `"><script>alert('1')</script>&`;

it('escapes everything but markup', () => {
  expect(html`<p title="${HOSTILE}">${HOSTILE}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</p>',
  );
});

it('puts markup into markup', () => {
  const items = ['a', '<'].map((it) => html`<li>${it}</li>`);
  const list = html`<ul class="${1}">
    ${items}${null}
  </ul>`;
  expect(list.text.replace(/\s+/g, '')).toBe('<ulclass="1"><li>a</li><li>&lt;</li></ul>');
});
