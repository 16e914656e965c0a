// A tab that is asked through the browser's own session. Playwright lets the inspector watch the network of its tabs, and
// the inspector keeps the answers in the memory of the page: 56 MB after 25,000 items of the gallery.
import { SIZES } from '../shots/camera.mjs';

const WINDOW = 'about:blank';

/** Sends commands to one tab, and tells its events, over the session of the browser. */
async function talkTo(browserSession, targetId) {
  const { sessionId } = await browserSession.send('Target.attachToTarget', { targetId });
  const waiting = new Map();
  const listeners = new Map();
  let last = 0;
  browserSession.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const { id, method, params, result, error } = JSON.parse(received.message);
    if (method) return listeners.get(method)?.(params);
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result);
  });
  return {
    on: (method, listener) => listeners.set(method, listener),
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const message = JSON.stringify({ id: last, method, params });
        browserSession.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      }),
  };
}

/** Every image is the same picture. */
async function showPicture(tab, image) {
  const body = image.toString('base64');
  const responseHeaders = [{ name: 'content-type', value: 'image/webp' }];
  tab.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders, body };
    // The page may have left meanwhile.
    tab.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  const patterns = ['*/image', '*/image?*'].map((urlPattern) => ({ urlPattern }));
  await tab.send('Fetch.enable', { patterns });
}

const cookiesOf = ({ cookie }, url) =>
  cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });

/**
 * The result of `look` at a wide tab of its own. `ask` evaluates an expression in the page.
 * @template Result
 * @param {{ browser: import('playwright-core').Browser, url: string, person: { cookie: string }, image: Buffer }} bench
 * @param {(ask: (expression: string) => Promise<any>, browserSession: import('playwright-core').CDPSession) => Promise<Result>} look
 * @returns {Promise<Result>}
 */
export async function inBareTab({ browser, url, person, image }, look) {
  const browserSession = await browser.newBrowserCDPSession();
  const { browserContextId } = await browserSession.send('Target.createBrowserContext');
  try {
    const cookies = cookiesOf(person, url);
    await browserSession.send('Storage.setCookies', { browserContextId, cookies });
    const { width, height } = SIZES.wide;
    const { targetId } = await browserSession.send('Target.createTarget', {
      url: WINDOW,
      browserContextId,
      width,
      height,
    });
    const tab = await talkTo(browserSession, targetId);
    await showPicture(tab, image);
    await tab.send('Page.navigate', { url: `${url}/gallery` });
    const ask = async (expression) => {
      const { result, exceptionDetails } = await tab.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      });
      if (exceptionDetails)
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    };
    return await look(ask, browserSession);
  } finally {
    await browserSession.send('Target.disposeBrowserContext', { browserContextId });
    await browserSession.detach();
  }
}
