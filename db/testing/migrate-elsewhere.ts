import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { runHere } from "./other-process.ts";

await runHere<{ url: string }>(async ({ url }) => migrate(openDatabase({ url })));
