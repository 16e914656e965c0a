import { ChallengesRepository } from './challenges.repository';
import { ChallengesService } from './challenges.service';
import { PasskeyRegistrationService } from './passkey-registration.service';
import { PasskeySignInService } from './passkey-sign-in.service';
import { PasskeysRepository } from './passkeys.repository';
import { PasskeysService } from './passkeys.service';
import { RecoveryCodesRepository } from './recovery-codes.repository';
import { RecoveryCodesService } from './recovery-codes.service';

/** Sign-in by passkey, and by the codes for its loss. */
export const passkeyProviders = [
  ChallengesRepository,
  ChallengesService,
  PasskeyRegistrationService,
  PasskeySignInService,
  PasskeysRepository,
  PasskeysService,
  RecoveryCodesRepository,
  RecoveryCodesService,
];
