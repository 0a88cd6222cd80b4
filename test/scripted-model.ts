import { type AtEnd, withTheTest } from './databases.ts';
import { type ContextLimit, type ModelServer, startModelServer } from './model-server.ts';

/** A scripted model server, closed when the test ends. */
export async function startScriptedModel(
  atEnd: AtEnd = withTheTest,
  context?: ContextLimit,
): Promise<ModelServer> {
  const modelServer = await startModelServer({ context });
  atEnd(() => modelServer.close());
  return modelServer;
}
