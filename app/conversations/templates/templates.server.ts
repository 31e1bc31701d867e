import type { ExpressionBuilder, Transaction } from "kysely";
import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import {
	type Actor,
	isManagedBy,
	MAX_CHOICES,
	mayManageHotel,
} from "#app/account/memberships/members.server.ts";
import { describeDifferences, recordChange } from "#app/common/changes/changes.server.ts";
import { type SettingChange, saveSetting } from "#app/common/forms/save-setting.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

/** The most reply templates of a desk. */
export const MOST_TEMPLATES = 100;

/** Whose templates: those of the market’s staff, or of a hotel. */
export type TemplateDesk = { hotelId: number | null };

const isOf =
	({ hotelId }: TemplateDesk) =>
	(eb: ExpressionBuilder<Schema, "reply_templates">) =>
		hotelId === null ? eb("hotel_id", "is", null) : eb("hotel_id", "=", hotelId);

/** The reply templates of a desk, by name. */
export const listTemplates = (db: Database, desk: TemplateDesk) =>
	db
		.selectFrom("reply_templates")
		.select(["id", "name", "body"])
		.where(isOf(desk))
		.orderBy("name")
		.orderBy("id")
		.limit(MOST_TEMPLATES)
		.execute();

/** One reply template of a desk, or undefined. */
export const findTemplate = (db: Database, { id, ...desk }: TemplateDesk & { id: number | null }) =>
	db
		.selectFrom("reply_templates")
		.select(["id", "name", "body", "version"])
		.where("id", "=", id ?? 0)
		.where(isOf(desk))
		.executeTakeFirst();

/** The hotels whose templates an actor may write, by name; the chosen one is always among them. */
export async function listTemplateHotels(
	db: Database,
	{ actor, chosen }: { actor: Actor; chosen: number | null },
) {
	const own = db.selectFrom("hotels").select(["id", "name"]).where(isManagedBy(actor, "bookings"));
	const first = await own.orderBy("name").orderBy("id").limit(MAX_CHOICES).execute();
	if (chosen === null || first.some(({ id }) => id === chosen)) return first;
	return [...(await own.where("id", "=", chosen).execute()), ...first];
}

type Template = { name: string; body: string };
type Written = TemplateDesk & { actor: Actor };

type TemplateRefusal =
	| { ok: false; reason: "gone" }
	| { ok: false; reason: "name_taken" }
	| { ok: false; reason: "too_many" };

/**
 * Adds or changes a reply template, by the rules of `saveSetting`. Refused when the desk has another one with this name,
 * and when it has 100 already.
 */
export function saveTemplate(
	db: Database,
	{ template, hotelId, actor, ...change }: SettingChange & Written & { template: Template },
) {
	return saveSetting<NonNullable<Awaited<ReturnType<typeof findTemplate>>>, TemplateRefusal>(db, {
		kind: "reply template",
		change,
		read: (trx, { id }) => findTemplate(trx, { id, hotelId }),
		differences: (before) => describeDifferences(before ? describe(before) : {}, describe(template)),
		async write(trx, before, marks) {
			if (!(await mayWrite(trx, { hotelId, actor }))) return { ok: false, reason: "gone" };
			if (before) {
				const values = { ...template, version: marks.version };
				await trx.updateTable("reply_templates").set(values).where("id", "=", before.id).execute();
				return before.id;
			}
			if (await isFull(trx, { hotelId })) return { ok: false, reason: "too_many" };
			const created_at = change.now.toISOString();
			const { id } = await trx
				.insertInto("reply_templates")
				.values({ ...template, ...marks, hotel_id: hotelId, created_at })
				.returning("id")
				.executeTakeFirstOrThrow();
			return id;
		},
		taken: async () => ({ ok: false, reason: "name_taken" }),
	});
}

const describe = ({ name, body }: Template) => ({ name, text: body });

/** Whoever loses the membership meanwhile writes nothing more. */
async function mayWrite(trx: Transaction<Schema>, { hotelId, actor }: Written): Promise<boolean> {
	if (hotelId === null) return true;
	if (!(await lockActor(trx, actor.accountId))) return false;
	return mayManageHotel(trx, { hotelId, actor, permission: "bookings" });
}

/** A full desk has rows to lock, so of two people who add the last template, the second one counts the first one’s. */
async function isFull(trx: Transaction<Schema>, desk: TemplateDesk): Promise<boolean> {
	const templates = trx.selectFrom("reply_templates").where(isOf(desk));
	await adapterOf(trx).lockRows(templates.select("id").orderBy("id").forNoKeyUpdate());
	const { count } = await templates
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count) >= MOST_TEMPLATES;
}

/** Deletes a reply template; messages that it was used for stay. False when it is gone, or not theirs. */
export function deleteTemplate(
	db: Database,
	{ id, hotelId, actor, now }: Written & { id: number; now: Date },
): Promise<boolean> {
	return transact(db, async (trx) => {
		if (!(await mayWrite(trx, { hotelId, actor }))) return false;
		const deleted = await trx
			.deleteFrom("reply_templates")
			.where("id", "=", id)
			.where(isOf({ hotelId }))
			.returning("name as detail")
			.executeTakeFirst();
		if (!deleted) return false;
		const entry = { action: "template deleted", subject: `reply template ${id}`, now } as const;
		await recordChange(trx, { ...entry, ...deleted, actorId: actor.accountId });
		return true;
	});
}
