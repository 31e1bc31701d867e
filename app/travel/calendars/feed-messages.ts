import type { Reading } from "./feeds.server.ts";

/** `1 event`, `2 events` */
export const numberOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What came of reading a calendar, as a notification. */
export function describeReading(name: string, reading: Reading): { tone: "success" | "error"; text: string } {
	if (reading.fault !== null) return { tone: "error", text: `${name} could not be read. ${reading.fault}` };
	return { tone: "success", text: `${name} is up to date.` };
}
