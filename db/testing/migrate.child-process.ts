import { sql } from "kysely";
import { openDatabase } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { migrate } from "#db/migrate.ts";
import { runHere } from "./other-process.ts";

await runHere<{ url: string }>(async ({ url }) => {
	const db = openDatabase({ url });
	// The site tries again until the other process has migrated; here one longer wait does.
	if (engineOf(db) === "sqlite") await sql`pragma busy_timeout = 60000`.execute(db);
	return migrate(db);
});
