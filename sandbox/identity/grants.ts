import { createHash, randomBytes } from 'node:crypto';
import { isSameText } from '../same-text';
import { type StateFile } from '../state-file';

const CODE_LIFETIME_MS = 60_000;
const TOKEN_LIFETIME_MS = 3_600_000;

interface Code {
  email: string;
  redirectUri: string;
  challenge: string;
  expiresAt: number;
}

interface Token {
  email: string;
  expiresAt: number;
}

interface State {
  codes: Record<string, Code>;
  tokens: Record<string, Token>;
}

/** The codes and tokens that the provider has issued; it stores only their hashes. */
export class Grants {
  private readonly state: State;

  constructor(
    private readonly file: StateFile,
    private readonly now: () => number,
  ) {
    this.state = file.read<State>({ codes: {}, tokens: {} });
  }

  issueCode(grant: Omit<Code, 'expiresAt'>): string {
    const code = randomBytes(24).toString('base64url');
    this.state.codes[hash(code)] = { ...grant, expiresAt: this.now() + CODE_LIFETIME_MS };
    this.save();
    return code;
  }

  /** A code works once, also when the other parameters are wrong, so it cannot be guessed in several attempts. */
  redeem(code: string, redirectUri: string, verifier: string): string | null {
    const key = hash(code);
    const grant = this.state.codes[key];
    delete this.state.codes[key];
    this.save();
    if (!grant || grant.expiresAt <= this.now() || grant.redirectUri !== redirectUri) return null;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (!isSameText(challenge, grant.challenge)) return null;
    return this.issueToken(grant.email);
  }

  emailOf(token: string): string | null {
    const found = this.state.tokens[hash(token)];
    return found && found.expiresAt > this.now() ? found.email : null;
  }

  private issueToken(email: string): string {
    const token = randomBytes(24).toString('base64url');
    this.state.tokens[hash(token)] = { email, expiresAt: this.now() + TOKEN_LIFETIME_MS };
    this.save();
    return token;
  }

  private save(): void {
    for (const kept of [this.state.codes, this.state.tokens])
      for (const [key, { expiresAt }] of Object.entries(kept))
        if (expiresAt <= this.now()) delete kept[key];
    this.file.write(this.state);
  }
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
