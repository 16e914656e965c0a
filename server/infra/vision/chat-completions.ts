import { z } from 'zod';
import { parseJson, postJson } from './post-json';
import {
  ANSWER_NAME,
  ANSWER_SCHEMA,
  MOST_OUTPUT_TOKENS,
  type Protocol,
  type Question,
} from './protocol';
import { VisionError } from './vision-error';

const Answer = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.unknown()),
  usage: z
    .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
});

const BY_SCHEMA = {
  type: 'json_schema',
  json_schema: { name: ANSWER_NAME, strict: true, schema: ANSWER_SCHEMA },
};
const BY_WORD = { type: 'json_object' };

/** OpenAI-compatible servers. Those without JSON schemas are asked for any JSON instead. */
export const chatCompletions: Protocol = async ({ url, model, apiKey }, question) => {
  const ask = (format: object) =>
    postJson({
      url: `${url}/chat/completions`,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      body: {
        model,
        max_tokens: MOST_OUTPUT_TOKENS,
        response_format: format,
        messages: messagesOf(question),
      },
      signal: question.signal,
    });
  const parsed = Answer.safeParse(
    await ask(BY_SCHEMA).catch((error: unknown) => {
      if (error instanceof VisionError && isRefusal(error.status)) return ask(BY_WORD);
      throw error;
    }),
  );
  if (!parsed.success) throw new VisionError('answered in an unknown shape');
  const { choices, usage } = parsed.data;
  return {
    value: parseJson(withoutFence(choices[0].message.content)),
    tokens: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null,
  };
};

const isRefusal = (status: number | undefined) => status === 400 || status === 422;

function messagesOf({ instructions, page, jpeg }: Question) {
  const url = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  const shape = `Answer with JSON of this schema: ${JSON.stringify(ANSWER_SCHEMA)}`;
  return [
    { role: 'system', content: `${instructions}\n${shape}` },
    {
      role: 'user',
      content: [
        { type: 'text', text: page },
        { type: 'image_url', image_url: { url } },
      ],
    },
  ];
}

/** Small models often wrap JSON in Markdown. */
function withoutFence(text: string): string {
  return text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');
}
