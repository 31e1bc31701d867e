import { writeMessage } from "#app/conversations/write-message.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type WriteMessagesTask = { url: string; number: string; keys: string[]; now: string };

/** Writes a message about an order with each of these keys; returns how many were stored here. */
await runHere<WriteMessagesTask>(async ({ url, number, keys, now }) => {
	const db = openDatabase({ url, poolSize: 3 });
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	const outcomes = await Promise.all(
		keys.map((idempotencyKey) =>
			writeMessage(db, CONVERSATION_SUBJECTS, {
				about: { kind: "order", key: number },
				access: { by: "customer", viewer },
				body: `Message ${idempotencyKey}`,
				photos: [],
				idempotencyKey,
				links: { tokenOf: String },
				now: new Date(now),
			}),
		),
	);
	return outcomes.filter((outcome) => outcome.ok && !outcome.repeated).length;
});
