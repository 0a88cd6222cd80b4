import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type WithResolvers, withResolvers } from '../server/with-resolvers.ts';

/** The body of a request for a chat completion, as far as the tests read it. */
export interface ChatBody {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly json_schema: { readonly schema: { readonly properties?: object } } };
}

export interface RecordedRequest {
  readonly body: ChatBody;
  readonly headers: IncomingHttpHeaders;
  /** The last user message. */
  readonly question: string;
  /** Who ended the call: the client by closing early or the server by finishing; null while it runs. */
  closedBy: 'client' | 'server' | null;
  /** Resolves with the value of `closedBy` when the call has ended. */
  readonly closed: Promise<'client' | 'server'>;
}

/** Whether the model is asked for the answer key of an exercise, and not for a reply. */
export const asksForKey = ({ response_format: format }: ChatBody): boolean =>
  'answers' in (format?.json_schema.schema.properties ?? {});

/** The requests that the scripted model server has received, oldest first. */
export class RecordedRequests {
  readonly chats: RecordedRequest[] = [];
  readonly proposals: RecordedRequest[] = [];
  readonly #awaited = new Map<number, WithResolvers<RecordedRequest>>();

  /**
   * Records a request.
   * @returns the request, and a function that breaks its connection as the server would
   */
  record({ headers }: IncomingMessage, response: ServerResponse, body: ChatBody) {
    const closed = withResolvers<'client' | 'server'>();
    const request: RecordedRequest = {
      body,
      headers,
      question: body.messages.findLast(({ role }) => role === 'user')?.content ?? '',
      closedBy: null,
      closed: closed.promise,
    };
    let brokenByServer = false;
    response.on('close', () => {
      request.closedBy = response.writableFinished || brokenByServer ? 'server' : 'client';
      closed.resolve(request.closedBy);
    });
    if (asksForKey(body)) this.proposals.push(request);
    else this.#awaited.get(this.chats.push(request) - 1)?.resolve(request);
    const breakConnection = () => {
      brokenByServer = true;
      response.destroy();
    };
    return { request, breakConnection };
  }

  /** Resolves with the chat request of this index as soon as it has arrived. */
  chat(index: number): Promise<RecordedRequest> {
    const known = this.chats[index];
    if (known) return Promise.resolve(known);
    const awaited = this.#awaited.get(index) ?? withResolvers<RecordedRequest>();
    this.#awaited.set(index, awaited);
    return awaited.promise;
  }

  reset(): void {
    this.chats.length = 0;
    this.proposals.length = 0;
    this.#awaited.clear();
  }
}
