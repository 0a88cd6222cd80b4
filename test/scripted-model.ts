import { type AtEnd, withTheTest } from './databases.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

/** A scripted model server, closed when the test ends. */
export async function startScriptedModel(atEnd: AtEnd = withTheTest): Promise<ModelServer> {
  const modelServer = await startModelServer();
  atEnd(() => modelServer.close());
  return modelServer;
}
