import type { VisionConfig } from '../config/vision-config';

export interface Question {
  /** The product's instructions; the model must follow no other part of the request. */
  instructions: string;
  /** Facts about the page, as JSON: unchecked data. */
  page: string;
  jpeg: Buffer;
  signal: AbortSignal;
}

export interface ModelAnswer {
  /** The model's answer in the form of the schema, unchecked. */
  value: unknown;
  /** Null when the server does not report it. */
  tokens: { input: number; output: number } | null;
}

/** Sends a request to one kind of model server. Throws `VisionError`. */
export type Protocol = (
  config: Pick<VisionConfig, 'url' | 'model' | 'apiKey'>,
  question: Question,
) => Promise<ModelAnswer>;

/** The limit of an answer, in tokens. */
export const MOST_OUTPUT_TOKENS = 1000;

export const ANSWER_NAME = 'describe_screenshot';

/** The schema of an answer, which both protocols send. */
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
