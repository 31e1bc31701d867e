import { randomUUID } from "node:crypto";
import { json } from "@remix-run/node";
import { formatMoment } from "#app/common/calendar.ts";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { explainConflict } from "#app/common/changes/conflict.ts";
import { trailPath } from "#app/common/changes/trail-path.ts";
import {
	type SavedSetting,
	type SettingNoun,
	type SettingRefusal,
	settingSubject,
} from "#app/common/forms/save-setting.server.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import type { ReadForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import type { Database } from "#db/client.ts";

type Find<Row> = (db: Database, by: { id: number | null }) => Promise<Row | undefined>;

/** The setting in the path; null on the screen that creates one, whose path has no id. */
export async function settingOf<Row>(params: { maskedId?: string }, find: Find<Row>): Promise<Row | null> {
	const found = params.maskedId ? await find(db, { id: unmaskId(params.maskedId) }) : null;
	if (found === undefined) throw json(null, { status: 404 });
	return found;
}

/** What each form of a setting needs: its version, key and changes, in the market's time zone. */
export async function readSettingForm(
	kind: SettingNoun,
	found: { id: number | string; version: number } | null,
) {
	const changes = found ? await readChanges(db, { subject: settingSubject(kind, found.id) }) : [];
	const now = new Date();
	return {
		version: found?.version ?? null,
		idempotencyKey: randomUUID(),
		trail: found && trailPath(kind, found.id),
		changes: changes.map((change) => ({ ...change, at: formatMoment(change.at, market.timeZone, now) })),
	};
}

type Answered = {
	kind: SettingNoun;
	path: string;
	name: string;
	/** Messages that a refused form shows besides, by field. */
	errors?: Record<string, string[]>;
};

/** Redirects to the list after saving. Explains a conflict with a change by someone else or in another tab. */
export function answerSetting(
	{ refuse }: Extract<ReadForm<unknown>, { ok: true }>,
	saved: SavedSetting | SettingRefusal,
	{ kind, path, name, errors = {} }: Answered,
) {
	if (saved.ok)
		return saved.isOutdated
			? redirectWithFlash(`${path}/${maskId(saved.id)}`, { tone: "info", text: t.requests.sentBefore })
			: redirectWithFlash(path, { tone: "success", text: t.requests.saved({ name }) });
	if (saved.reason === "gone") throw json(null, { status: 404 });
	const { at, by, isOwn } = saved;
	const when = at && formatMoment(at, market.timeZone, new Date());
	return refuse({ expectedVersion: [explainConflict(kind, { by, isOwn, when }).reason], ...errors }, 409);
}
