import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

type Message = Parameters<typeof saveContactMessage>[1];
type MessageTask = { url: string; messages: (Omit<Message, "now"> & { now: string })[] };

/** Sends contact messages, one after the other; returns whether each was a repetition. */
await runHere<MessageTask>(async ({ url, messages }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes: boolean[] = [];
	for (const { now, ...message } of messages)
		outcomes.push((await saveContactMessage(db, { ...message, now: new Date(now) })).repeated);
	return outcomes;
});
