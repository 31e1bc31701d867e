import type { FeedReading } from "./feeds.server.ts";

/** `1 event`, `2 events` */
export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

export function describeReading(
	name: string,
	reading: FeedReading,
): { tone: "success" | "error"; text: string } {
	if (reading.fault !== null) return { tone: "error", text: `${name} could not be read. ${reading.fault}` };
	return { tone: "success", text: `${name} is up to date.` };
}
