import { saveView } from "#app/account/views/saved-views.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type ViewRace = { url: string; names: string[]; accountId: number | null };

/** Saves a view under each name, and returns how many were saved. */
await runHere<ViewRace>(async ({ url, names, accountId }) => {
	const db = openDatabase({ url });
	let saved = 0;
	for (const name of names) {
		const query = `q=${name}-${process.pid}`;
		const view = { list: "/orders", name, query, accountId, isReplacing: false, now: new Date() };
		if ((await saveView(db, view)).ok) saved++;
	}
	await db.destroy();
	return saved;
});
