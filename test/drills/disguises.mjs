// Files that are not images are refused, and images are served so that nothing in them can run.
import sharp from 'sharp';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>__trap("svg")</script></svg>';
const HTML = '<!doctype html><script>__trap("html")</script>';
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

const plain = (tint) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: tint } }).toColourspace('srgb');

async function disguises() {
  const png = await plain('#123456').png().toBuffer();
  const gif = await plain('#654321').gif().toBuffer();
  const behind = Buffer.from(HTML);
  return [
    { name: 'logo.png', bytes: Buffer.from(SVG) },
    { name: 'logo.svg', bytes: Buffer.from(SVG) },
    { name: 'page.jpg', bytes: Buffer.from(HTML) },
    { name: 'script.gif', bytes: Buffer.from('GIF89a=1;__trap("gif")//') },
    { name: '<img src=x onerror=__trap(1)>.png', bytes: Buffer.concat([png, behind]) },
    { name: 'both.gif.html', bytes: Buffer.concat([gif, behind]) },
  ];
}

/** The faults in the answers for an image, in each of its renditions. */
async function faultsOfAnswer(ask, id, name) {
  const faults = [];
  for (const form of ['', '?w=320', '?download=1']) {
    const answer = await ask(`/api/screenshots/${id}/image${form}`);
    const { headers } = answer;
    await answer.arrayBuffer();
    const isSafe =
      headers.get('x-content-type-options') === 'nosniff' &&
      headers.get('content-security-policy') === POLICY &&
      /^image\/(?!svg)/.test(headers.get('content-type') ?? '');
    if (!isSafe) faults.push(`${name}${form} is not answered as a harmless image`);
  }
  return faults;
}

/** Uploads each; returns the ids of stored images, and the faults. */
export async function sendDisguises(ask) {
  const problems = [];
  const ids = [];
  for (const { name, bytes } of await disguises()) {
    const form = new FormData();
    form.append('team_id', '');
    form.append('file', new Blob([bytes], { type: 'image/png' }), name);
    const answer = await ask('/api/screenshots/upload', { method: 'POST', body: form });
    const { screenshot_id: id } = await answer.json();
    if (answer.status >= 500) problems.push(`${name} answered ${answer.status}`);
    if (/svg|html/.test(bytes.subarray(0, 20).toString()) && answer.ok)
      problems.push(`${name} was stored`);
    if (!id) continue;
    ids.push(id);
    problems.push(...(await faultsOfAnswer(ask, id, name)));
  }
  return { ids, problems };
}
