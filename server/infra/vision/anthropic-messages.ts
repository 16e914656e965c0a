import { z } from 'zod';
import { postJson } from './post-json';
import { ANSWER_NAME, ANSWER_SCHEMA, MOST_OUTPUT_TOKENS, type Protocol } from './protocol';
import { VisionError } from './vision-error';

const Answer = z.object({
  content: z.array(
    z.object({ type: z.string(), name: z.string().optional(), input: z.unknown().optional() }),
  ),
  usage: z
    .object({ input_tokens: z.int().min(0), output_tokens: z.int().min(0) })
    .nullish()
    .catch(null),
});

/** Anthropic messages: the model has to use the only tool, whose input is the answer; the tool itself is never run. */
export const anthropicMessages: Protocol = async ({ url, model, apiKey }, question) => {
  const { instructions, page, jpeg, signal } = question;
  const source = { type: 'base64', media_type: 'image/jpeg', data: jpeg.toString('base64') };
  const content = [
    { type: 'image', source },
    { type: 'text', text: page },
  ];
  const parsed = Answer.safeParse(
    await postJson({
      url: `${url}/messages`,
      headers: { 'anthropic-version': '2023-06-01', ...(apiKey ? { 'x-api-key': apiKey } : {}) },
      body: {
        model,
        max_tokens: MOST_OUTPUT_TOKENS,
        system: instructions,
        messages: [{ role: 'user', content }],
        tools: [
          {
            name: ANSWER_NAME,
            description: 'Records what the screenshot is.',
            input_schema: ANSWER_SCHEMA,
          },
        ],
        tool_choice: { type: 'tool', name: ANSWER_NAME },
      },
      signal,
    }),
  );
  const used = parsed.data?.content.find(({ type }) => type === 'tool_use');
  if (used?.name !== ANSWER_NAME) throw new VisionError('answered in an unknown shape');
  const usage = parsed.data?.usage;
  return {
    value: used.input,
    tokens: usage ? { input: usage.input_tokens, output: usage.output_tokens } : null,
  };
};
