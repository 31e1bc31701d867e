import { type SqlBool, sql, type Transaction } from "kysely";
import {
	isStoredText,
	joinTexts,
	readText,
	type StoredValue,
	storeText,
} from "#app/common/changes/stored-text.ts";
import { countCharacters, cutText } from "#app/common/typed-text.ts";
import type { Database } from "#db/client.ts";
import type { ChangeAction, ChangeEntry, ChangeKind, ChangeParty, ChangeSubject } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { currentRequestNumber } from "./request-number.server.ts";
import type { LabelGroup } from "./stored-labels.ts";

type NewChange = ChangeEntry & {
	/** The account that acts; null for guests, background jobs, files, and an account that deletes itself. */
	actorId: number | null;
	/** The old and the new value, when one value changes. */
	from?: string | null;
	to?: string | null;
	/** Minor units. */
	amount?: number | null;
	/**
	 * Anything else about the change in words, such as the differences of several values. Names accounts and customers by
	 * number, because the trail stays when accounts are deleted.
	 */
	detail?: string | null | undefined;
	/** Words for the record's own history only, which may be about the customer. */
	note?: string | null;
	/** Who acted, where the record's history tells it. */
	party?: ChangeParty | null;
	/** Whether the trail lists it: changes by customers and by jobs, and what follows by itself, it does not. */
	isInTrail?: boolean;
	now: Date;
};

/** The longest value or text that the trail shows. */
const MAX_LENGTH = 2_000;
/** The end of a stored text can't be left out. */
const cut = (text: string | null | undefined) =>
	(text && isStoredText(text) ? text : text?.slice(0, MAX_LENGTH)) || null;

/**
 * Records who changed what, in the transaction of the change: the only function that writes changes. Adds the role in
 * which the account acts and the number of the request. Returns the id of the change.
 */
export async function recordChange(trx: Transaction<Schema>, change: NewChange): Promise<number> {
	const { actorId, action, subject, from = null, to = null, detail, now } = change;
	const { amount = null, note = null, party = null, isInTrail: is_in_trail = true } = change;
	const { id } = await trx
		.insertInto("changes")
		.values((eb) => ({
			actor_id: actorId,
			actor_role:
				actorId === null ? null : eb.selectFrom("accounts").select("role").where("id", "=", actorId),
			kind: kindOfSubject(subject),
			action,
			subject,
			from_value: from && cut(from),
			to_value: to && cut(to),
			amount,
			detail: cut(detail),
			note,
			party,
			is_in_trail,
			request_id: currentRequestNumber(),
			at: now.toISOString(),
		}))
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** The kind in a subject; the key of a hotel's seller details has two words: `seller hotel 12`. */
export const kindOfSubject = (subject: ChangeSubject): ChangeKind =>
	subject.replace(/ (hotel )?\S+$/, "") as ChangeKind;

/** What the trail lists. As it is written in the trail's indexes: a bound value would not use them. */
export const isInTrail = sql<SqlBool>`is_in_trail`;

/** The last changes of a record in the trail, latest first, to show them. */
export async function readChanges(
	db: Database,
	{ subject, limit = 20 }: { subject: ChangeSubject; limit?: number },
) {
	const changes = await db
		.selectFrom("changes")
		.leftJoin("accounts", "accounts.id", "changes.actor_id")
		.select(["changes.id", "changes.kind", "changes.action", "changes.detail", "changes.at"])
		.select(["changes.from_value", "changes.to_value", "accounts.name as by"])
		.where("changes.subject", "=", subject)
		.where(isInTrail)
		.orderBy("changes.at", "desc")
		.orderBy("changes.id", "desc")
		.limit(limit)
		.execute();
	return changes.map(({ from_value: from, to_value: to, detail, ...change }) => ({
		...change,
		detail:
			(detail || (from === null && to === null) ? readText(detail ?? "") : changeText(from, to)) || null,
	}));
}

/** The history of a record, oldest first: all its changes, or those of one part. `by`: the name of the account. */
export const selectHistory = (db: Database, subject: ChangeSubject) =>
	db
		.selectFrom("changes")
		.leftJoin("accounts", "accounts.id", "changes.actor_id")
		.select(["changes.id", "changes.action", "changes.from_value", "changes.to_value", "changes.amount"])
		.select(["changes.detail", "changes.note", "changes.party", "changes.at", "accounts.name as by"])
		.where("changes.subject", "=", subject)
		.orderBy("changes.id");

/** Changes beside a record's own values: whoever made them did not save the record meanwhile. */
const BESIDE: readonly ChangeAction[] = [
	"stock",
	"translation",
	"category position",
	"hotel photos",
	"room order",
	"rate plan",
	"offer",
	"offer deleted",
	"hotel extra",
	"room photos",
	"units added",
	"unit",
	"unit removed",
	"rooms blocked",
	"block removed",
	"calendar added",
	"calendar removed",
	"calendar rule",
	"calendar links",
	"member invited",
	"invitation withdrawn",
	"member joined",
	"member role",
	"member removed",
	"member left",
	"booking payment",
	"booking unit",
	"booking kept",
];

type Sought = {
	subject: ChangeSubject;
	/** Only changes by one of these actions; otherwise those of the record's own values. */
	actions?: readonly ChangeAction[];
	/** Only changes of this moment, which the record has stored. */
	at?: string;
};

/** The latest change of a record; `by` is the name of the account that acted. */
export const findLatestChange = (db: Database, { subject, actions, at }: Sought) =>
	db
		.selectFrom("changes")
		.leftJoin("accounts", "accounts.id", "changes.actor_id")
		.select(["changes.action", "changes.from_value as from", "changes.to_value as to", "changes.amount"])
		.select(["changes.detail", "changes.note", "changes.actor_id as byId", "changes.at"])
		.select("accounts.name as by")
		.where("changes.subject", "=", subject)
		.where((eb) =>
			actions ? eb("changes.action", "in", [...actions]) : eb("changes.action", "not in", [...BESIDE]),
		)
		.$if(at !== undefined, (query) => query.where("changes.at", "=", at ?? ""))
		.orderBy("changes.id", "desc")
		.limit(1)
		.executeTakeFirst();

type LatestChange = NonNullable<Awaited<ReturnType<typeof findLatestChange>>>;

type Repetition = Pick<NewChange, "action" | "from" | "to" | "amount" | "detail" | "note" | "actorId">;

/** Whether the latest change is this one by the same actor: their form was sent twice. */
export const isRepeated = (latest: LatestChange | undefined, change: Repetition): boolean =>
	latest !== undefined &&
	latest.action === change.action &&
	latest.byId === change.actorId &&
	latest.from === (change.from ?? null) &&
	latest.to === (change.to ?? null) &&
	(change.amount === undefined || latest.amount === change.amount) &&
	(change.detail === undefined || latest.detail === cut(change.detail)) &&
	(change.note === undefined || latest.note === change.note);

/** Whether the latest change is by this account. */
export const isChangeBy = (latest: LatestChange | undefined, actorId: number | null): boolean =>
	actorId !== null && latest?.byId === actorId;

/** A change that came too late: who changed the record first, whether that is the same account, and when. */
export type ChangedSince = { ok: false; reason: "changed"; by: string | null; isOwn: boolean; at: string };

/** `at`: when the record was last changed; `actorId`: whose change is refused. */
export async function changedSince(
	trx: Transaction<Schema>,
	{ at, actorId, ...sought }: Pick<Sought, "subject" | "actions"> & { at: string; actorId: number | null },
): Promise<ChangedSince> {
	const latest = await findLatestChange(trx, sought);
	return { ok: false, reason: "changed", by: latest?.by ?? null, isOwn: isChangeBy(latest, actorId), at };
}

/** Deletes the history of a deleted record. What the trail lists of it stays, without words about the customer. */
export async function deleteHistory(trx: Transaction<Schema>, subject: ChangeSubject): Promise<void> {
	await trx
		.deleteFrom("changes")
		.where("subject", "=", subject)
		.where((eb) => eb.not(isInTrail))
		.execute();
	await emptyNotes(trx, { subject });
}

/** Empties the words about the customer in a record's history: all, those of some actions, or of some new value. */
export async function emptyNotes(
	trx: Transaction<Schema>,
	{ subject, actions, to }: { subject: ChangeSubject; actions?: readonly ChangeAction[]; to?: string },
): Promise<void> {
	await trx
		.updateTable("changes")
		.set({ note: null })
		.where("subject", "=", subject)
		.where("note", "is not", null)
		.$if(actions !== undefined, (query) => query.where("action", "in", [...(actions ?? [])]))
		.$if(to !== undefined, (query) => query.where("to_value", "=", to ?? ""))
		.execute();
}

/** A change from one value to another in words, in the language of the page. */
const changeText = (from: string | null, to: string | null): string =>
	`${readText(from ?? "")} → ${readText(to ?? "")}`;

type Described = Record<string, StoredValue | boolean | null>;

/**
 * `Title: Lamp → Lamps; Vendor: …` for the values that differ, as a stored text; empty when none does. Names are those of a
 * group of labels, or texts themselves.
 */
export function describeDifferences(before: Described, after: Described, of: LabelGroup = "field"): string {
	const differing = Object.keys(after).filter((name) => compared(before[name]) !== compared(after[name]));
	const described = differing.map((name) =>
		storeText("changed", {
			what: isStoredText(name) ? name : { label: name, of },
			from: shown(before[name]),
			to: shown(after[name]),
		}),
	);
	return joinTexts(described, "; ");
}

const compared = (value: Described[string] | undefined) => JSON.stringify(value ?? "");

function shown(value: Described[string] | undefined): StoredValue {
	if (typeof value === "boolean") return { label: value ? "yes" : "no", of: "field" };
	if (typeof value !== "string" || isStoredText(value)) return value ?? "";
	return countCharacters(value) > 60 ? `${cutText(value, 60)}…` : value;
}
