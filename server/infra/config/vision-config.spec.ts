import { ConfigError, loadConfig } from './config';

const load = (env: Record<string, string>) =>
  loadConfig({ SESSION_SECRET: 'x'.repeat(32), ...env }).vision;
const LOCAL = { VISION_URL: 'http://localhost:11434/v1/', VISION_MODEL: 'a-model' };
const problemsOf = (env: Record<string, string>) => {
  try {
    load(env);
    return 'no problem';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the vision model', () => {
  it('is off without an address', () => {
    expect(load({})).toBeNull();
  });

  it('needs an address and a name, and is free by default', () => {
    expect(load(LOCAL)).toEqual({
      protocol: 'openai',
      url: 'http://localhost:11434/v1',
      model: 'a-model',
      apiKey: undefined,
      prices: { input: 0, output: 0 },
      monthlyLimit: 10,
    });
  });

  it('is refused half named', () => {
    expect(problemsOf({ VISION_MODEL: 'a-model' })).toMatch('VISION_URL: expected');
    expect(problemsOf({ VISION_API_KEY: 'k' })).toMatch(/VISION_URL[^]*VISION_MODEL/);
  });

  it('explains an invalid address or price', () => {
    expect(problemsOf({ ...LOCAL, VISION_URL: 'ftp://x' })).toMatch('VISION_URL: expected');
    expect(problemsOf({ ...LOCAL, VISION_URL: 'http://a:b@x/v1' })).toMatch('VISION_URL');
    expect(problemsOf({ ...LOCAL, VISION_MONTHLY_LIMIT: 'lots' })).toMatch('US dollars');
  });

  it('that costs money everywhere needs its prices', () => {
    const anthropic = { ...LOCAL, VISION_PROTOCOL: 'anthropic', VISION_API_KEY: 'k' };
    expect(problemsOf(anthropic)).toMatch(/VISION_INPUT_PRICE[^]*VISION_OUTPUT_PRICE/);
    const priced = { VISION_INPUT_PRICE: '3', VISION_OUTPUT_PRICE: '15.5' };
    expect(load({ ...anthropic, ...priced })?.prices).toEqual({ input: 3, output: 15.5 });
  });
});
