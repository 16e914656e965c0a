/** Every class of a CSS module answers with its own name. */
const names = new Proxy<Record<string, string>>({}, { get: (_target, key) => String(key) });

export default names;
