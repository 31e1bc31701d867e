import { openStreamGroup } from "#app/http/live/stream-group.server.ts";
import { log } from "#app/http/log/log.server.ts";
import { db } from "#app/http/process/database.server.ts";
import type { Changes } from "#db/change-feed.ts";
import { readVersions, topicsOf } from "./tracked-versions.server.ts";

/** Changes within this time are processed together. */
const JOIN_MS = 250;
/** The most streams for one subject, and for all together, in one process. The oldest are closed. */
const MAX_STREAMS_PER_NUMBER = 10;
const MAX_STREAMS = 1_000;

const { streams, open } = openStreamGroup<{ number: string; version: string | undefined }>("tracking", {
	overLimit(all, { number }) {
		const ofNumber = all.filter((stream) => stream.number === number);
		return new Set([...ofNumber.slice(0, -MAX_STREAMS_PER_NUMBER), ...all.slice(0, -MAX_STREAMS)]);
	},
	onChanges,
});

/**
 * An event stream that sends `change` whenever the order, stay or move changes, or gets a message. It carries no data and
 * reveals nothing about others: the page reads the change through its own loader and guard. The caller has checked that
 * the viewer may see `number`, whose version is `version`; it is the segment of a conversation where there is no number.
 */
export function openTrackingStream(
	signal: AbortSignal,
	tracked: { number: string; version: string },
): Response {
	const response = open(signal, tracked);
	// Something may have changed since the check.
	waiting = "everything";
	lookSoon();
	return response;
}

let waiting: Set<string> | "everything" = new Set();
let timer: NodeJS.Timeout | undefined;

function onChanges(changes: Changes): void {
	if (streams.size === 0) return;
	if (changes === "everything") waiting = "everything";
	else if (waiting !== "everything") for (const topic of changes) waiting.add(topic);
	lookSoon();
}

function lookSoon(): void {
	if (timer === undefined) timer = setTimeout(() => void look(), JOIN_MS).unref();
}

/**
 * Compares the versions of numbers that may have changed, and sends events to the streams of those that did.
 */
async function look(): Promise<void> {
	const topics = waiting;
	waiting = new Set();
	timer = undefined;
	const mayDiffer = [...streams].filter(
		({ number }) => topics === "everything" || topicsOf(number).some((topic) => topics.has(topic)),
	);
	if (mayDiffer.length === 0) return;
	try {
		const versions = await readVersions(db, [...new Set(mayDiffer.map(({ number }) => number))]);
		for (const stream of mayDiffer) {
			const version = versions.get(stream.number);
			if (version === stream.version) continue;
			stream.version = version;
			stream.send("change");
		}
	} catch (error) {
		log.error({ error: String(error) }, "could not read what is tracked");
	}
}
