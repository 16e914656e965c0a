// Imported before anything else, and written so that very old versions can parse it.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Shotvault needs Node.js 20.19 or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
