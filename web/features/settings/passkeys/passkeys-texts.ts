import { MAX_PASSKEYS, RECOVERY_CODES } from '../../../../server/contract/limits';

export const passkeysTexts = {
  title: 'Passkeys',
  hint: 'Sign in with your finger, your face or a PIN. A passkey stays on your device, on a key or in your password manager.',
  loading: 'Loading passkeys',
  loadFailed: 'Your passkeys could not be loaded',
  none: 'You have no passkey yet.',
  unavailable: {
    needs_https:
      'Passkeys work on https only, and this server has a plain http address. Its operator can change that.',
    needs_name:
      'Passkeys work under a host name only, and this server has an IP address. Its operator can change that.',
  },
  unsupported: 'This browser does not support passkeys.',
  made: (when: string) => `Made ${when}`,
  used: (when: string) => `Last used ${when}`,
  never: 'Never used',
  unusable: 'not for this address of the server',
  copied: 'Somebody may have a copy of this passkey. Remove it, and add a new one.',
  add: 'Add a passkey',
  added: (name: string) => `${name} was added`,
  addFailed: 'The passkey could not be added. Try again.',
  stopped: 'No passkey was added: the request was cancelled or took too long. Try again.',
  known: 'This device has a passkey for your account already.',
  full: `You have ${MAX_PASSKEYS} passkeys, which is the limit. Remove one to add another.`,
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  name: 'Name of the passkey',
  save: 'Save',
  cancel: 'Cancel',
  renameFailed: 'It could not be renamed. Try again.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeAsk: (name: string) => `Remove ${name}?`,
  keep: 'Keep',
  removed: (name: string) => `${name} was removed`,
  removeFailed: 'It could not be removed. Try again.',
  recovery: {
    title: 'Recovery codes',
    left: (count: number) =>
      count === 1
        ? 'One recovery code is left. Each signs you in once if you lose your passkeys.'
        : `${count} recovery codes are left. Each signs you in once if you lose your passkeys.`,
    none: 'Make recovery codes, so that you can still sign in if you lose your passkeys.',
    make: 'Make recovery codes',
    makeNew: 'Make new codes',
    ask: 'Make new codes? The older ones stop working.',
    yes: 'Make new codes',
    failed: 'The codes could not be made. Try again.',
    dialog: 'Your recovery codes',
    once: `These ${RECOVERY_CODES} codes are shown once. Keep them where you can find them without your devices: printed, or in a password manager.`,
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download',
    file: 'shotvault-recovery-codes.txt',
    fileText: (address: string, codes: readonly string[]) =>
      `Recovery codes for ${address}\nEach signs in once.\n\n${codes.join('\n')}\n`,
    done: 'I have kept them',
  },
} as const;
