import { saveTemplate } from "#app/conversations/templates/templates.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type SaveTemplatesTask = { url: string; actorId: number; names: string[]; now: string };

/** Adds reply templates of the market with these names, all at once; returns how many were added here. */
await runHere<SaveTemplatesTask>(async ({ url, actorId, names, now }) => {
	const db = openDatabase({ url, poolSize: 3 });
	const saved = await Promise.all(
		names.map((name) =>
			saveTemplate(db, {
				template: { name, body: "Thank you." },
				hotelId: null,
				actor: { accountId: actorId, role: "Admin" },
				actorId,
				id: null,
				expectedVersion: undefined,
				idempotencyKey: undefined,
				now: new Date(now),
			}),
		),
	);
	return saved.filter(({ ok }) => ok).length;
});
