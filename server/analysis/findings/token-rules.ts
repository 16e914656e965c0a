/** The characters of a token behind its prefix. */
export type Alphabet = 'alnum' | 'hex' | 'upper' | 'base32' | 'url' | 'base64' | 'dotted';

/** A token that its prefix and its length make certain. */
export interface TokenRule {
  id: string;
  prefixes: readonly string[];
  alphabet: Alphabet;
  /** The fewest and the most characters behind the prefix. */
  length: readonly [number, number];
}

/** `id | prefixes | alphabet | length`: published formats of tokens. */
const TABLE = `
aws_access_key         | AKIA ASIA ABIA ACCA                        | upper  | 16
google_api_key         | AIza                                       | url    | 35
google_oauth_secret    | GOCSPX-                                    | url    | 28
google_oauth_token     | ya29.                                      | url    | 40-250
digitalocean_token     | dop_v1_ doo_v1_ dor_v1_                    | hex    | 64
alibaba_access_key     | LTAI5t                                     | alnum  | 18
heroku_key             | HRKU-AA                                    | url    | 56-60
flyio_token            | fo1_ FlyV1fm2_                             | base64 | 40-600
netlify_token          | nfp_                                       | alnum  | 36-40
planetscale_token      | pscale_tkn_ pscale_pw_ pscale_oauth_       | url    | 32-64
supabase_token         | sbp_                                       | hex    | 40
databricks_token       | dapi                                       | hex    | 32
github_token           | ghp_ gho_ ghu_ ghs_ ghr_                   | alnum  | 36
github_fine_token      | github_pat_                                | url    | 82
gitlab_token           | glpat- gldt- glrt- glptt- glcbt- glsoat-   | url    | 20-52
slack_token            | xoxb- xoxp- xoxa- xoxr- xoxs- xoxe-        | url    | 40-180
slack_app_token        | xapp-1-                                    | url    | 80-110
stripe_key             | sk_live_ rk_live_                          | alnum  | 24-247
stripe_webhook_secret  | whsec_                                     | base64 | 32-88
npm_token              | npm_                                       | alnum  | 36
pypi_token             | pypi-AgEIcHlwaS5vcmc                       | url    | 50-200
rubygems_key           | rubygems_                                  | hex    | 48
docker_token           | dckr_pat_ dckr_oat_                        | url    | 27-32
openai_key             | sk-proj- sk-svcacct- sk-admin-             | url    | 40-180
openai_old_key         | sk-                                        | alnum  | 48
anthropic_key          | sk-ant-api03- sk-ant-admin01- sk-ant-oat01- | url   | 80-110
openrouter_key         | sk-or-v1-                                  | hex    | 64
huggingface_token      | hf_                                        | alnum  | 34
groq_key               | gsk_                                       | alnum  | 52
perplexity_key         | pplx-                                      | alnum  | 48-56
replicate_token        | r8_                                        | alnum  | 37
xai_key                | xai-                                       | alnum  | 70-84
sendgrid_key           | SG.                                        | dotted | 66
twilio_key             | SK                                         | hex    | 32
shopify_token          | shpat_ shpss_ shpca_ shppa_                | hex    | 32
mailgun_key            | key-                                       | hex    | 32
brevo_key              | xkeysib-                                   | url    | 81
square_token           | sq0atp- sq0csp- EAAAE                      | url    | 22-60
postman_key            | PMAK-                                      | url    | 59
linear_key             | lin_api_ lin_oauth_                        | alnum  | 40-64
notion_token           | ntn_ secret_                               | alnum  | 43-46
figma_token            | figd_                                      | url    | 40
vault_token            | hvs. hvb. hvr.                             | url    | 24-200
terraform_token        | atlasv1.                                   | url    | 60-70
pulumi_token           | pul-                                       | hex    | 40
doppler_token          | dp.pt. dp.st. dp.ct. dp.sa.                | dotted | 40-60
grafana_token          | glsa_                                      | alnum  | 41
newrelic_key           | NRAK-                                      | upper  | 27
sentry_token           | sntryu_                                    | hex    | 64
dynatrace_token        | dt0c01. dt0s01.                            | dotted | 89
atlassian_token        | ATATT3xFfGF0                               | url    | 120-220
airtable_token         | pat                                        | dotted | 79
easypost_key           | EZAK EZTK                                  | alnum  | 54
flutterwave_key        | FLWSECK-                                   | url    | 32-50
buildkite_token        | bkua_                                      | hex    | 40
jwt                    | eyJhbGciOi eyJ0eXAiOi eyJraWQiOi eyJlbmMiOi eyJjdHkiOi | dotted | 60-2500
age_key                | AGE-SECRET-KEY-1                           | upper  | 58
`;

export const TOKEN_RULES: readonly TokenRule[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [id = '', prefixes = '', alphabet = '', length = ''] = row
      .split('|')
      .map((it) => it.trim());
    const [least = 0, most = least] = length.split('-').map(Number);
    return {
      id,
      prefixes: prefixes.split(/\s+/),
      alphabet: alphabet as Alphabet,
      length: [least, most],
    };
  });

/** A reading may take these for a letter or a digit. */
const NOISE = '|!§$£€©®¢°@%)\\]';

const ALPHABETS: Readonly<Record<Alphabet, RegExp>> = {
  alnum: new RegExp(`^[A-Za-z0-9${NOISE}]$`),
  // Letters that are read for the digits, and the other way round.
  hex: new RegExp(`^[A-Fa-f0-9OoQlIiSsZzGgqTth${NOISE}]$`),
  upper: new RegExp(`^[A-Z0-9a-z${NOISE}]$`),
  base32: new RegExp(`^[A-Z0-9a-z${NOISE}]$`),
  url: new RegExp(`^[A-Za-z0-9_~–—${NOISE}-]$`),
  base64: new RegExp(`^[A-Za-z0-9+/=_${NOISE}-]$`),
  dotted: new RegExp(`^[A-Za-z0-9._${NOISE}-]$`),
};

export const isOf = (alphabet: Alphabet, char: string): boolean => ALPHABETS[alphabet].test(char);
