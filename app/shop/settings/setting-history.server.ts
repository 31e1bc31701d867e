import { readChanges } from "#app/common/audit.server.ts";
import { formatMoment } from "#app/common/calendar.ts";
import type { Database } from "#db/client.ts";
import { type SettingKind, settingSubject } from "./setting-messages.ts";

type History = { kind: SettingKind; id: number | undefined; timeZone: string; now: Date };

/** Who changed a setting and when, in the market's time zone, latest first; empty for a new one. */
export async function readSettingHistory(db: Database, { kind, id, timeZone, now }: History) {
	const changes = id === undefined ? [] : await readChanges(db, { subject: settingSubject(kind, id) });
	return changes.map((change) => ({ ...change, at: formatMoment(change.at, timeZone, now) }));
}
