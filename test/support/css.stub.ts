/** Every class of a CSS module has its own name as value. */
const names = new Proxy<Record<string, string>>({}, { get: (_target, key) => String(key) });

export default names;
