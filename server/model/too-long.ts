import { ServerRefusal } from './model.ts';

/** A server refused a call because the prompt is longer than its model's context. */
export class TooLong extends ServerRefusal {
  /**
   * @param length the length of the context, in tokens; null where the server does not say it
   * @param sent the tokens that the server counted; null where it does not say them
   */
  constructor(
    status: number,
    readonly length: number | null,
    readonly sent: number | null,
  ) {
    super(status);
  }
}

/** The statuses with which servers refuse a prompt for its length. */
const statuses: readonly number[] = [400, 413, 422, 500];

/** Words for it, of all servers that we know. */
const saysTooLong =
  /context.{0,12}(?:length|window|size)|n_ctx|max_model_len|(?:prompt|input|message|request|text)s?\b.{0,40}\btoo (?:long|large|many)|too many (?:input )?tokens|(?:length|number|count|size) of (?:the |your )?(?:input|prompt|messages|tokens)|reduce the length|exceeds?\b.{0,60}\b(?:tokens|context|length)|token(?:s| limit| count).{0,60}(?:exceed|must be)|tokens? > \d/is;

/** The number after words for the length of the context, or before them. */
const lengths = [
  /n_ctx\D{0,12}(\d{3,8})/i,
  /(?:context.{0,12}?(?:length|window|size)|maximum(?: allowed)?(?: input| prompt)?(?: length| tokens)?|token limit|max(?:imum)? number of tokens(?: allowed)?|limit|must be (?:<=|at most|less than))(?: of| is|:| to)?\D{0,12}(\d{3,8})/i,
  /[>] ?(\d{3,8})/,
  /(\d{3,8})(?:-| )(?:tokens? )?(?:maximum|context|limit)/i,
];

/** The number of tokens that the server counted. */
const counts =
  /(?:requested|resulted in|n_prompt_tokens\D{0,4}|n_keep\D{0,4}|(?:prompt|messages|request) (?:contains|has|have)|given:?|too long:?|token count\D{0,4}) ?(\d{3,8})/i;

const numberIn = (pattern: RegExp, text: string): number | null => {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/**
 * Reads the words of a refusal. They are never kept, since they may quote what students wrote.
 * @returns null when it is for another reason
 */
export function tooLongIn(status: number, said: string): TooLong | null {
  const words = said.slice(0, 4_000).replace(/(?<=\d)[,_](?=\d{3})/g, '');
  if (!statuses.includes(status) || !saysTooLong.test(words)) return null;
  const sent = numberIn(counts, words);
  const length = lengths
    .map((pattern) => numberIn(pattern, words))
    .find((one) => one !== null && one !== sent);
  return new TooLong(status, length ?? null, sent);
}
