import { z } from 'zod';

const modelServer = z
  .string()
  .refine(isServer, 'expected an address such as http://localhost:11434/v1')
  .transform((value) => value.replace(/\/+$/, ''));

const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,4})?$/, 'expected an amount of US dollars such as 2.50')
  .transform(Number);

export const visionVariables = {
  VISION_URL: modelServer.optional(),
  VISION_MODEL: z.string().max(200).optional(),
  VISION_PROTOCOL: z.enum(['openai', 'anthropic'], 'expected openai or anthropic').optional(),
  VISION_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'expected a key without spaces')
    .optional(),
  VISION_INPUT_PRICE: dollars.optional(),
  VISION_OUTPUT_PRICE: dollars.optional(),
  VISION_MONTHLY_LIMIT: dollars.optional(),
};

type VisionVariables = z.output<z.ZodObject<typeof visionVariables>>;

export interface VisionConfig {
  protocol: 'openai' | 'anthropic';
  /** Base address of the interface, without a slash at the end. */
  url: string;
  model: string;
  apiKey: string | undefined;
  /** US dollars for a million tokens; 0 for a local server. */
  prices: { input: number; output: number };
  /** US dollars that a calendar month (UTC) may cost the whole installation. */
  monthlyLimit: number;
}

const DEFAULT_MONTHLY_LIMIT = 10;

/** The vision model, or null: without an address no image leaves this machine. */
export function visionOf(vars: VisionVariables): VisionConfig | null {
  if (!vars.VISION_URL || !vars.VISION_MODEL) return null;
  return {
    protocol: vars.VISION_PROTOCOL ?? 'openai',
    url: vars.VISION_URL,
    model: vars.VISION_MODEL,
    apiKey: vars.VISION_API_KEY,
    prices: { input: vars.VISION_INPUT_PRICE ?? 0, output: vars.VISION_OUTPUT_PRICE ?? 0 },
    monthlyLimit: vars.VISION_MONTHLY_LIMIT ?? DEFAULT_MONTHLY_LIMIT,
  };
}

/** Problems between the variables; computed from the raw ones, so that they are reported with all other problems. */
export function visionProblems(env: Record<string, string | undefined>): string[] {
  const given = Object.keys(visionVariables).filter((name) => env[name]);
  const missing = ['VISION_URL', 'VISION_MODEL'].filter((name) => !env[name]);
  if (given.length > 0 && missing.length > 0)
    return missing.map((name) => `${name}: expected, because ${given[0]} is set`);
  if (env.VISION_PROTOCOL !== 'anthropic') return [];
  return ['VISION_API_KEY', 'VISION_INPUT_PRICE', 'VISION_OUTPUT_PRICE']
    .filter((name) => !env[name])
    .map((name) => `${name}: expected, because VISION_PROTOCOL is anthropic`);
}

function isServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '';
}
