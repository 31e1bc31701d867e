import type { NumberKind } from "#app/common/reference-number.ts";
import { isShownTo, type Viewer } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";

/** Where each kind of number is stored, by its first letter. The feed announces room bookings under another name. */
const TRACKED = {
	M: { table: "orders", topic: "orders" },
	H: { table: "bookings", topic: "room_bookings" },
	R: { table: "moving_bookings", topic: "moving_bookings" },
} as const satisfies Record<NumberKind, { table: string; topic: string }>;

const trackedBy = (number: string) =>
	TRACKED[number[0] as NumberKind] as (typeof TRACKED)[NumberKind] | undefined;

/** The change-feed topic of a number; undefined for an invalid number. */
export const topicOf = (number: string): string | undefined => trackedBy(number)?.topic;

/**
 * The version of the record with this number, which differs after every change. Undefined when `viewer` may
 * not see it.
 */
export async function readTrackedVersion(
	db: Database,
	{ number, viewer }: { number: string; viewer: Viewer },
): Promise<string | undefined> {
	const table = trackedBy(number)?.table;
	if (!table) return undefined;
	const found = await db
		.selectFrom(table)
		.select("updated_at")
		.where("number", "=", number)
		.where(isShownTo(table, viewer))
		.executeTakeFirst();
	return found?.updated_at;
}

/** The versions of these numbers, with one statement for each kind; without numbers that are gone. */
export async function readVersions(db: Database, numbers: readonly string[]): Promise<Map<string, string>> {
	const versions = new Map<string, string>();
	for (const { table } of Object.values(TRACKED)) {
		const own = numbers.filter((number) => trackedBy(number)?.table === table);
		if (own.length === 0) continue;
		const rows = await db
			.selectFrom(table)
			.select(["number", "updated_at"])
			.where("number", "in", own)
			.execute();
		for (const { number, updated_at } of rows) versions.set(number, updated_at);
	}
	return versions;
}
