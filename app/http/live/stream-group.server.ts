import { feed } from "#app/http/process/database.server.ts";
import { onShutdown } from "#app/http/process/shutdown.server.ts";
import type { Changes } from "#db/change-feed.ts";
import { type EventStream, eventStreamResponse } from "./event-stream.server.ts";

/** Pages that miss two heartbeats open their stream again (`live-stream.js`). */
const HEARTBEAT_MS = 15_000;

type GroupOptions<Watched> = {
	/** Of the group's streams, oldest first and including the new one: those to close because of the new one. */
	overLimit: (streams: (EventStream & Watched)[], newcomer: EventStream & Watched) => Iterable<EventStream>;
	onChanges: (changes: Changes) => void;
	onHeartbeat?: () => void;
};

const shared = globalThis as { meehaStreamGroups?: Map<string, () => void> };
shared.meehaStreamGroups ??= new Map();
const stops = shared.meehaStreamGroups;

/**
 * The open event streams of one kind in this process. A page whose stream is closed because there are too many gets
 * an event first, and reconnects half a minute later. All end with the process.
 */
export function openStreamGroup<Watched extends object>(name: string, options: GroupOptions<Watched>) {
	const { overLimit, onChanges, onHeartbeat } = options;
	// In development each reload of the caller's module starts again.
	stops.get(name)?.();
	const streams = new Set<EventStream & Watched>();
	const unsubscribe = feed.subscribe(onChanges);
	const heart = setInterval(() => {
		for (const stream of streams) stream.send("beat");
		onHeartbeat?.();
	}, HEARTBEAT_MS).unref();
	const stop = () => {
		unsubscribe();
		clearInterval(heart);
		for (const stream of streams) stream.end();
	};
	stops.set(name, stop);
	onShutdown(stop);
	const open = (signal: AbortSignal, watched: Watched): Response =>
		eventStreamResponse(signal, (events) => {
			const stream = { ...events, ...watched };
			streams.add(stream);
			for (const one of overLimit([...streams], stream)) {
				one.send("crowded");
				one.end();
			}
			return () => void streams.delete(stream);
		});
	return { streams, open };
}
