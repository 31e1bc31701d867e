import { trailOfPerson } from "#app/common/trail-path.ts";
import type { Database } from "#db/client.ts";
import { describeEntry } from "./describe-entry.ts";
import type { TrailEntry } from "./list-trail.server.ts";
import { nameAccounts, nameSubjects } from "./name-subjects.server.ts";
import { actionLabel, type TrailReader } from "./trail-kinds.ts";
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
			...{ id, at: show(at), request, role: by === null ? null : role },
			by: by ?? (role === null ? "System" : `A deleted account (${role})`),
			byHref: actorId === null ? null : trailOfPerson(actorId),
			action: actionLabel(kind, action),
			subject: subjects.get(subject) ?? { label: kind, name: "", href: null },
			...describeEntry(entry, nameOf),
		};
	});
}
