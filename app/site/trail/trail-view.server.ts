import { actionLabel } from "#app/common/changes/action-label.ts";
import type { ValueChange } from "#app/common/changes/stored-text.ts";
import { trailOfPerson } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { csvFile } from "#app/common/lists/csv-file.server.ts";
import type { Database } from "#db/client.ts";
import { describeEntry } from "./describe-entry.ts";
import { eachTrailEntry, type TrailEntry } from "./list-trail.server.ts";
import { nameAccounts, nameSubjects } from "./name-subjects.server.ts";
import type { TrailFilters } from "./trail-filters.ts";
import type { TrailReader } from "./trail-kinds.ts";
import type { TrailRow } from "./trail-table.tsx";

type View = { reader: TrailReader; show: (at: string) => string };

/** Entries as the list and the file show them, with the names of records and people. */
export async function viewTrail(
	db: Database,
	entries: readonly TrailEntry[],
	{ reader, show }: View,
): Promise<TrailRow[]> {
	const subjects = await nameSubjects(db, entries, reader);
	const nameOf = await nameAccounts(db, entries);
	return entries.map((entry): TrailRow => {
		const { id, kind, action, subject, at, by, actorId, role, request } = entry;
		return {
			id,
			at: show(at),
			request,
			role: by === null ? null : role,
			by: by ?? (role === null ? t.trail.system : t.trail.deletedAccountOf({ role })),
			byHref: actorId === null ? null : trailOfPerson(actorId),
			action: actionLabel(kind, action),
			subject: subjects.get(subject) ?? { label: kind, name: "", href: null },
			...describeEntry(entry, nameOf),
		};
	});
}

type Listing = { filters: TrailFilters; reader: TrailReader; timeZone: string };

const valuesOf = (changes: readonly ValueChange[], side: "from" | "to"): string =>
	changes.map(({ what, [side]: value }) => (what ? `${what}: ${value}` : value)).join("; ");

const columns = (): Record<string, (row: TrailRow) => string> => ({
	[t.trail.csv.at]: ({ at }) => at,
	[t.trail.csv.by]: ({ by }) => by,
	[t.trail.csv.role]: ({ role }) => role ?? "",
	[t.trail.csv.kind]: ({ subject }) => subject.label,
	[t.trail.csv.record]: ({ subject }) => subject.name,
	[t.trail.csv.change]: ({ action }) => action,
	[t.trail.csv.from]: ({ changes }) => valuesOf(changes, "from"),
	[t.trail.csv.to]: ({ changes }) => valuesOf(changes, "to"),
	[t.trail.csv.details]: ({ text }) => text,
	[t.trail.csv.request]: ({ request }) => request ?? "",
});

/** Names are read for this many entries at once. */
const AT_ONCE = 100;

async function* eachRow(db: Database, listing: Listing): AsyncGenerator<TrailRow> {
	const view = (entries: TrailEntry[]) =>
		viewTrail(db, entries, { reader: listing.reader, show: (at) => at });
	let waiting: TrailEntry[] = [];
	for await (const entry of eachTrailEntry(db, listing)) {
		waiting.push(entry);
		if (waiting.length < AT_ONCE) continue;
		yield* await view(waiting);
		waiting = [];
	}
	yield* await view(waiting);
}

/** The filtered entries that the reader may see as CSV, newest first, with times in UTC. */
export const trailAsCsv = (db: Database, listing: Listing) => csvFile(eachRow(db, listing), columns());
