import type { VisionConfig } from '../../config/vision-config';

export interface Question {
  /** What the product wants; the only part of the request that gives orders. */
  instructions: string;
  /** What is known of the page, as JSON: data that nobody has checked. */
  page: string;
  jpeg: Buffer;
  signal: AbortSignal;
}

export interface ModelAnswer {
  /** What the model filled into the schema; nobody has checked it. */
  value: unknown;
  /** Null where the server does not say. */
  tokens: { input: number; output: number } | null;
}

/** How a kind of model server is asked. Throws `VisionError`. */
export type Protocol = (
  config: Pick<VisionConfig, 'url' | 'model' | 'apiKey'>,
  question: Question,
) => Promise<ModelAnswer>;

/** What an answer may cost at most, in tokens. */
export const MOST_OUTPUT_TOKENS = 1000;

export const ANSWER_NAME = 'describe_screenshot';

/** The shape of an answer, as both protocols send it. */
export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'tags', 'dates'],
  properties: {
    title: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    dates: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['date', 'quote', 'confidence'],
        properties: {
          date: { type: 'string' },
          quote: { type: 'string' },
          confidence: { type: 'number' },
        },
      },
    },
  },
} as const;
