import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { isInTrail } from "#app/common/changes/changes.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import type { ChangeEntry } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { findParts, findSubjects } from "./find-subjects.server.ts";
import { readTrailSubject, type TrailFilters } from "./trail-filters.ts";
import {
	isKindFor,
	readKindFilter,
	SUPER_ADMIN_ACTIONS,
	TRAIL_KIND_NAMES,
	type TrailReader,
} from "./trail-kinds.ts";

type Listing = { filters: TrailFilters; reader: TrailReader; timeZone: string };

/**
 * Returns one page of the filtered entries that the reader may see, newest first, and their total (see `countRows`). The
 * search finds records by a whole number, or by words of their name.
 */
export async function listTrail(db: Database, listing: Listing) {
	const { filters } = listing;
	const matching = db.selectFrom("changes").where(await matches(db, listing));
	const total = await countRows(db, matching);
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	const ids = matching
		.select("changes.id")
		.orderBy("changes.at", direction)
		.orderBy("changes.id", direction)
		.limit(limit)
		.offset(offset);
	const rows = await selectEntries(db)
		.where("changes.id", "in", ids)
		.orderBy("changes.at", filters.direction)
		.orderBy("changes.id", filters.direction)
		.execute();
	return { rows, total, page };
}

/** How many entries match; see `countRows`. */
export const countTrail = async (db: Database, listing: Listing): Promise<number> =>
	countRows(db, db.selectFrom("changes").where(await matches(db, listing)));

/** The rows of one read of the file. */
const BATCH = 500;

/** All filtered entries that the reader may see, newest first, read in batches. */
export async function* eachTrailEntry(db: Database, listing: Listing) {
	const condition = await matches(db, listing);
	for (let last: TrailEntry | undefined; ; ) {
		const rows = await selectEntries(db)
			.where(condition)
			.$if(last !== undefined, (query) => query.where(isBefore(last)))
			.orderBy("changes.at", "desc")
			.orderBy("changes.id", "desc")
			.limit(BATCH)
			.execute();
		yield* rows;
		last = rows.at(-1);
		if (rows.length < BATCH) return;
	}
}

const isBefore = (last: TrailEntry | undefined) => (eb: Where) =>
	eb(eb.refTuple("changes.at", "changes.id"), "<", eb.tuple(last?.at ?? "", last?.id ?? 0));

const selectEntries = (db: Database) =>
	db
		.selectFrom("changes")
		.leftJoin("accounts", "accounts.id", "changes.actor_id")
		.select(["changes.id", "changes.at", "changes.kind", "changes.action"])
		.select(["changes.subject", "changes.from_value as from", "changes.to_value as to"])
		.select(["changes.detail", "changes.request_id as request"])
		.select(["changes.actor_id as actorId", "changes.actor_role as role", "accounts.name as by"]);

export type TrailEntry = Awaited<ReturnType<ReturnType<typeof selectEntries>["execute"]>>[number];

type Where = ExpressionBuilder<Schema, "changes">;

async function matches(db: Database, { filters, reader, timeZone }: Listing) {
	const midnight = (date: string) => momentOf(date, "00:00", timeZone).toISOString();
	const { person, kind, subject, from, to, query } = filters;
	const chosen = readKindFilter(kind);
	const record = readTrailSubject(subject);
	const records = record && (await findParts(db, record));
	const found = query === "" ? null : await findSubjects(db, { query, reader });
	return (eb: Where): Expression<SqlBool> =>
		eb.and([
			isInTrail,
			isShownTo(eb, reader),
			...(person === 0 ? [] : [eb("changes.actor_id", "=", person)]),
			...(chosen ? [eb("changes.kind", "=", chosen.kind)] : []),
			...(chosen?.action ? [eb("changes.action", "=", chosen.action as ChangeEntry["action"])] : []),
			...(records ? [eb("changes.subject", "in", records)] : []),
			...(found === null ? [] : [found.length === 0 ? eb.lit(false) : eb("changes.subject", "in", found)]),
			...(from === "" ? [] : [eb("changes.at", ">=", midnight(from))]),
			...(to === "" ? [] : [eb("changes.at", "<", midnight(addDays(to, 1)))]),
		]);
}

/** The condition for the entries that the reader may see; in the `where` of every query of the trail. */
function isShownTo(eb: Where, reader: TrailReader): Expression<SqlBool> {
	if (reader === "SuperAdmin") return eb.lit(true);
	const kinds = TRAIL_KIND_NAMES.filter((kind) => isKindFor(reader, kind));
	// Nearly all entries are of these kinds. As a column of an index, SQLite would read and sort all of each.
	const kind = eb.fn.coalesce("changes.kind", eb.val(""));
	return eb.and([
		eb(kind, "in", kinds),
		...SUPER_ADMIN_ACTIONS.map(({ kind, action }) =>
			eb.not(
				eb.and([eb("changes.kind", "=", kind), eb("changes.action", "=", action as ChangeEntry["action"])]),
			),
		),
	]);
}

/** The people to choose from: staff of the market, the first 50 by name, and whoever is chosen. */
export async function listTrailPeople(db: Database, { person }: Pick<TrailFilters, "person">) {
	const staff = await db
		.selectFrom("accounts")
		.select(["id", "name"])
		.where("role", "in", ["Admin", "SuperAdmin"])
		.orderBy("name")
		.orderBy("id")
		.limit(50)
		.execute();
	if (person === 0 || staff.some(({ id }) => id === person)) return staff;
	const chosen = await db
		.selectFrom("accounts")
		.select(["id", "name"])
		.where("id", "=", person)
		.executeTakeFirst();
	return chosen ? [...staff, chosen] : staff;
}
