// Detects scripts, requests and blocked content in a browser.
/** Sets the trap in a browser window that may contact these hosts; `caught` collects every incident. */
export async function setTrap(context, urls) {
  const caught = [];
  const note = (kind, detail, where = '') => caught.push({ kind, detail, where });
  await context.exposeBinding('__caught', ({ page }, kind, detail) =>
    note(kind, detail, page.url()),
  );
  await context.addInitScript(() => {
    /** @type {any} */
    const page = window;
    const tell = (detail) => void page.__caught('executions', String(detail));
    page.__trap = tell;
    for (const name of ['alert', 'confirm', 'prompt', 'print']) page[name] = () => tell(name);
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      void page.__caught('policy', `${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  const hosts = urls.map((url) => new URL(url).host);
  context.on('request', (request) => {
    const address = request.url();
    if (!/^(data|blob|about):/.test(address) && !hosts.includes(new URL(address).host))
      note('foreign', address);
  });
  context.on('weberror', (error) => note('faults', error.error().message));
  return caught;
}

/** Proves that the trap works: it must catch a script, a blocked one and a request. */
export async function tryTrap(page, caught) {
  await page.evaluate(() => {
    /** @type {any} */ (window).__trap('tried');
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = '<img src=x onerror=__trap(0)><img src=//foreign.example/tried>';
  });
  const wanted = ['executions', 'policy'];
  const count = (kind) => caught.filter((one) => one.kind === kind).length;
  // The policy holds back two, and the second may be told later: it must not count as a finding of the drill.
  for (let n = 0; n < 50 && (count('executions') < 1 || count('policy') < 2); n += 1) {
    await page.waitForTimeout(50);
  }
  const missing = wanted.filter((kind) => !caught.some((one) => one.kind === kind));
  caught.splice(0);
  return missing.map((kind) => `the trap does not catch ${kind}`);
}
