import type { Insertable, Transaction } from "kysely";
import { findLatestChange, recordChange } from "#app/common/changes/changes.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { ChangeEntry } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isUniqueViolation } from "#db/unique-violation.ts";

const TABLES = {
	category: "categories",
	"delivery method": "delivery_methods",
	"tax class": "tax_classes",
	"tax rate": "tax_rates",
	discount: "discounts",
	vehicle: "rent_vehicles",
	driver: "rent_drivers",
	zone: "rent_zones",
	"reply template": "reply_templates",
} as const;

export type SettingKind = keyof typeof TABLES;

/** A rate card is versioned by its own rule, and has the screens of a setting. */
export type SettingNoun = SettingKind | "rate card";

export const settingSubject = (kind: SettingNoun, id: number | string): ChangeEntry["subject"] =>
	`${kind} ${id}`;

/** The setting that a form is about, and who sends it. */
export type SettingChange = {
	id: number | null;
	expectedVersion: number | undefined;
	/** The key of a form that creates a setting: its second submit finds what the first created. */
	idempotencyKey: string | undefined;
	actorId: number | null;
	now: Date;
};

/** `isOutdated`: the form created it before, and its values now differ from the stored ones. */
export type SavedSetting = { ok: true; id: number; isOutdated: boolean };

export type SettingRefusal =
	| { ok: false; reason: "gone" }
	/** Somebody changed it first: who (null: the site, or a deleted account) and when. */
	| { ok: false; reason: "changed"; by: string | null; isOwn: boolean; at: string | null };

/** Columns to write with the row's own. */
type Marks = { version: number; idempotency_key?: string | null };

type SettingRules<Row, Refused> = {
	kind: SettingKind;
	change: SettingChange;
	read: (db: Database, by: { id: number }) => Promise<Row | undefined>;
	/** The changes as text; empty when the row equals the form. */
	differences: (before: Row | undefined) => string;
	/** Writes the row and returns its id, or why it can't be written. */
	write: (trx: Transaction<Schema>, before: Row | undefined, marks: Marks) => Promise<number | Refused>;
	/** The refusal when another row has a value that must be unique. */
	taken?: (db: Database) => Promise<Refused>;
};

/**
 * Creates or changes a setting. Sending a form again creates nothing more. When two people change the same
 * row, the later one is refused (`changed`) until they have seen what the earlier one saved. Sending the
 * values that are already stored succeeds, however old the page is.
 */
export async function saveSetting<
	Row extends { id: number; version: number },
	Refused extends { ok: false; reason: string },
>(db: Database, rules: SettingRules<Row, Refused>): Promise<SavedSetting | SettingRefusal | Refused> {
	try {
		return await transact(db, (trx) => saveLocked(trx, rules));
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		const answer = (await findEarlier(db, rules)) ?? (await rules.taken?.(db));
		if (answer) return answer;
		throw error;
	}
}

async function saveLocked<Row extends { id: number; version: number }, Refused>(
	trx: Transaction<Schema>,
	{ kind, change, read, differences, write }: SettingRules<Row, Refused>,
): Promise<SavedSetting | SettingRefusal | Refused> {
	const { id, expectedVersion, idempotencyKey = null, actorId, now } = change;
	if (id !== null) await lockSetting(trx, kind, id);
	const before = id === null ? undefined : await read(trx, { id });
	if (id !== null && !before) return { ok: false, reason: "gone" };
	const detail = differences(before);
	if (before && detail === "") return { ok: true, id: before.id, isOutdated: false };
	if (before && before.version !== expectedVersion) {
		const last = await findLatestChange(trx, { subject: settingSubject(kind, before.id) });
		const isOwn = actorId !== null && last?.byId === actorId;
		return { ok: false, reason: "changed", by: last?.by ?? null, isOwn, at: last?.at ?? null };
	}
	const marks = before ? { version: before.version + 1 } : { version: 1, idempotency_key: idempotencyKey };
	const saved = await write(trx, before, marks);
	if (typeof saved !== "number") return saved;
	const entry = { action: kind, subject: settingSubject(kind, saved) } as ChangeEntry;
	await recordChange(trx, { ...entry, actorId, detail, now });
	return { ok: true, id: saved, isOutdated: false };
}

async function findEarlier<Row, Refused>(
	db: Database,
	{ kind, change, read, differences }: SettingRules<Row, Refused>,
): Promise<SavedSetting | undefined> {
	if (change.id !== null || change.idempotencyKey === undefined) return undefined;
	const made = await db
		.selectFrom(tableOf(kind))
		.select("id")
		.where("idempotency_key", "=", change.idempotencyKey)
		.executeTakeFirst();
	const row = made && (await read(db, made));
	return row && { ok: true, id: made.id, isOutdated: differences(row) !== "" };
}

function lockSetting(trx: Transaction<Schema>, kind: SettingKind, id: number): Promise<void> {
	const setting = trx.selectFrom(tableOf(kind)).select("id").where("id", "=", id);
	return adapterOf(trx).lockRows(setting.forNoKeyUpdate());
}

/** Inserts the row of a setting, or updates it, and returns its id. */
export async function writeSettingRow<Kind extends "delivery method" | "tax class" | "tax rate">(
	trx: Transaction<Schema>,
	{ kind, change }: { kind: Kind; change: SettingChange },
	values: Omit<Insertable<Schema[(typeof TABLES)[Kind]]>, "created_at">,
): Promise<number> {
	const row = values as Omit<Insertable<Schema["tax_rates"]>, "created_at">;
	const created = { ...row, created_at: change.now.toISOString() };
	const query =
		change.id === null
			? trx.insertInto(tableOf(kind)).values(created).returning("id")
			: trx.updateTable(tableOf(kind)).set(row).where("id", "=", change.id).returning("id");
	return (await query.executeTakeFirstOrThrow()).id;
}

/** One type stands for all four: they share id, version and key. */
const tableOf = (kind: SettingKind) => TABLES[kind] as "tax_rates";
