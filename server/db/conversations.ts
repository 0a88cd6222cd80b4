import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The ids of a class's session and of its assignments, archived ones too. They are also the ids of their
 * conversations.
 */
export const conversationIdsOf = (query: Pick<Kysely<Schema>, 'selectFrom'>, classId: string) =>
  query
    .selectFrom('live_session')
    .select('live_session.id')
    .where('live_session.class_id', '=', classId)
    .unionAll(
      query.selectFrom('assignment').select('assignment.id').where('assignment.class_id', '=', classId),
    );
