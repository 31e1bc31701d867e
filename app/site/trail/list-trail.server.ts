import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import type { AuditEntry } from "#db/schema/common.ts";
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
	const matching = db.selectFrom("audit_events").where(await matches(db, listing));
	const total = await countRows(db, matching);
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	const ids = matching
		.select("audit_events.id")
		.orderBy("audit_events.at", direction)
		.orderBy("audit_events.id", direction)
		.limit(limit)
		.offset(offset);
	const rows = await selectEntries(db)
		.where("audit_events.id", "in", ids)
		.orderBy("audit_events.at", filters.direction)
		.orderBy("audit_events.id", filters.direction)
		.execute();
	return { rows, total, page };
}

/** The rows of one read of the file. */
const BATCH = 500;

/** All filtered entries that the reader may see, newest first, read in batches. */
export async function* eachTrailEntry(db: Database, listing: Listing) {
	const condition = await matches(db, listing);
	for (let last: TrailEntry | undefined; ; ) {
		const rows = await selectEntries(db)
			.where(condition)
			.$if(last !== undefined, (query) => query.where(isBefore(last)))
			.orderBy("audit_events.at", "desc")
			.orderBy("audit_events.id", "desc")
			.limit(BATCH)
			.execute();
		yield* rows;
		last = rows.at(-1);
		if (rows.length < BATCH) return;
	}
}

const isBefore = (last: TrailEntry | undefined) => (eb: Where) =>
	eb(eb.refTuple("audit_events.at", "audit_events.id"), "<", eb.tuple(last?.at ?? "", last?.id ?? 0));

const selectEntries = (db: Database) =>
	db
		.selectFrom("audit_events")
		.leftJoin("accounts", "accounts.id", "audit_events.actor_id")
		.select(["audit_events.id", "audit_events.at", "audit_events.kind", "audit_events.action"])
		.select(["audit_events.subject", "audit_events.from_value as from", "audit_events.to_value as to"])
		.select(["audit_events.detail", "audit_events.request_id as request"])
		.select(["audit_events.actor_id as actorId", "audit_events.actor_role as role", "accounts.name as by"]);

export type TrailEntry = Awaited<ReturnType<ReturnType<typeof selectEntries>["execute"]>>[number];

type Where = ExpressionBuilder<Schema, "audit_events">;

async function matches(db: Database, { filters, reader, timeZone }: Listing) {
	const midnight = (date: string) => momentOf(date, "00:00", timeZone).toISOString();
	const { person, kind, subject, from, to, query } = filters;
	const chosen = readKindFilter(kind);
	const record = readTrailSubject(subject);
	const records = record && (await findParts(db, record));
	const found = query === "" ? null : await findSubjects(db, { query, reader });
	return (eb: Where): Expression<SqlBool> =>
		eb.and([
			isShownTo(eb, reader),
			...(person === 0 ? [] : [eb("audit_events.actor_id", "=", person)]),
			...(chosen ? [eb("audit_events.kind", "=", chosen.kind)] : []),
			...(chosen?.action ? [eb("audit_events.action", "=", chosen.action as AuditEntry["action"])] : []),
			...(records ? [eb("audit_events.subject", "in", records)] : []),
			...(found === null
				? []
				: [found.length === 0 ? eb.lit(false) : eb("audit_events.subject", "in", found)]),
			...(from === "" ? [] : [eb("audit_events.at", ">=", midnight(from))]),
			...(to === "" ? [] : [eb("audit_events.at", "<", midnight(addDays(to, 1)))]),
		]);
}

/** The condition for the entries that the reader may see; in the `where` of every query of the trail. */
function isShownTo(eb: Where, reader: TrailReader): Expression<SqlBool> {
	if (reader === "SuperAdmin") return eb.lit(true);
	const kinds = TRAIL_KIND_NAMES.filter((kind) => isKindFor(reader, kind));
	// Nearly all entries are of these kinds. As a column of an index, SQLite would read and sort all of each.
	const kind = eb.fn.coalesce("audit_events.kind", eb.val(""));
	return eb.and([
		eb(kind, "in", kinds),
		...SUPER_ADMIN_ACTIONS.map(({ kind, action }) =>
			eb.not(
				eb.and([
					eb("audit_events.kind", "=", kind),
					eb("audit_events.action", "=", action as AuditEntry["action"]),
				]),
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
