import type { MailConfig } from './mail-config';
import { yesOrNo } from './variable-kinds';

export const linkVariables = { LINK_SIGN_IN: yesOrNo.optional() };

export interface LinksConfig {
  /** Links of this server sign people in. */
  isOn: boolean;
  /** People can ask for one by mail. */
  sendsMail: boolean;
}

interface Given {
  vars: { LINK_SIGN_IN?: boolean | undefined };
  /** Whether Google, a provider or the sandbox signs people in. */
  hasOthers: boolean;
  mail: MailConfig;
}

/** On where nothing else signs people in; beside other ways only where the operator says so. */
export function linksOf({ vars, hasOthers, mail }: Given): LinksConfig {
  const isOn = vars.LINK_SIGN_IN ?? !hasOthers;
  return { isOn, sendsMail: isOn && mail.provider !== 'none' };
}

/** Problems between the variables; computed from the raw ones, so that they are reported with all other problems. */
export function linkProblems({ LINK_SIGN_IN, OIDC_ONLY }: Record<string, string | undefined>) {
  const says = (value: string | undefined) => value === '1' || value === 'true';
  return says(LINK_SIGN_IN) && says(OIDC_ONLY)
    ? ['LINK_SIGN_IN: expected 0 or nothing together with OIDC_ONLY, which allows no other way in']
    : [];
}
