import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { escapeHtml, sendPage } from '../../page';
import { ApiError } from '../routes/api-error';
import { type Fields } from '../routes/form-body';

export interface PageCall {
  id: string;
  query: Fields;
  body: Fields;
  reply: FastifyReply;
}

type Answer = (call: PageCall) => FastifyReply;

interface Hooks {
  onCall: () => void;
  onChange: () => void;
}

/** The hosted pages: due events run before each page, and changes of a form are stored before the answer. */
export class Pages {
  constructor(
    private readonly app: FastifyInstance,
    private readonly hooks: Hooks,
  ) {}

  show(path: string, answer: Answer): void {
    this.app.get(path, (request, reply) => this.run(request, reply, answer));
  }

  act(path: string, answer: Answer): void {
    const onSend = async () => this.hooks.onChange();
    this.app.post(path, { onSend }, (request, reply) => this.run(request, reply, answer));
  }

  private run(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
    this.hooks.onCall();
    const { id = '' } = request.params as { id?: string };
    const query = request.query as Fields;
    const body = (request.body ?? {}) as Fields;
    try {
      return answer({ id, query, body, reply });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isMissing = error.status === 404;
      const sentence = isMissing ? 'There is nothing at this address.' : error.message;
      return sendProblem(reply, error.status, sentence);
    }
  }
}

function sendProblem(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  const body = `<p role="alert">${escapeHtml(sentence)}</p>`;
  return sendPage(reply, { title: 'This cannot go on', body }, status);
}
