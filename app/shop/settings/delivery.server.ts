import { showMoney } from "#app/site/money.ts";
import type { Database } from "#db/client.ts";
import { recordChange, sayDifferences } from "./record-change.server.ts";

const COLUMNS = [
	"id",
	"name",
	"description",
	"price",
	"free_from as freeFrom",
	"countries",
	"min_days as minDays",
	"max_days as maxDays",
	"position",
	"is_active",
] as const;

/** Every way of delivery, also those that are switched off, in the order in which customers see them. */
export const listDelivery = (db: Database) =>
	db.selectFrom("delivery_methods").select(COLUMNS).orderBy("position").orderBy("id").execute();

/** One of them, or undefined when there is none. */
export const findDelivery = (db: Database, { id }: { id: number | null }) =>
	db
		.selectFrom("delivery_methods")
		.select(COLUMNS)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

type DeliveryChange = {
	/** Null makes one. */
	id: number | null;
	name: string;
	description: string;
	/** Minor units; `freeFrom` is what the goods must cost for it to be free, null for never. */
	price: number;
	freeFrom: number | null;
	/** "CA,US"; empty for everywhere. */
	countries: string;
	minDays: number;
	maxDays: number;
	position: number;
	isActive: boolean;
	/** For the words of the audit trail. */
	currency: string;
	actorId: number | null;
	now: Date;
};

/** Makes or changes a way of delivery. Orders keep the name and the price they were placed with. */
export function saveDelivery(
	db: Database,
	{ id, currency, actorId, now, ...method }: DeliveryChange,
): Promise<{ ok: true; id: number } | { ok: false; reason: "gone" }> {
	return db.transaction().execute(async (trx) => {
		const before = id === null ? undefined : await findDelivery(trx, { id });
		if (id !== null && !before) return { ok: false, reason: "gone" };
		const values = {
			name: method.name,
			description: method.description,
			price: method.price,
			free_from: method.freeFrom,
			countries: method.countries,
			min_days: method.minDays,
			max_days: method.maxDays,
			position: method.position,
			is_active: method.isActive,
		};
		const saved = before
			? await trx
					.updateTable("delivery_methods")
					.set(values)
					.where("id", "=", before.id)
					.returning("id")
					.executeTakeFirstOrThrow()
			: await trx
					.insertInto("delivery_methods")
					.values({ ...values, created_at: now.toISOString() })
					.returning("id")
					.executeTakeFirstOrThrow();
		const money = (amount: number | null | undefined) =>
			amount === null || amount === undefined ? null : showMoney(amount, currency);
		const detail = sayDifferences(
			{
				Name: before?.name ?? null,
				Price: money(before?.price),
				"Free from": money(before?.freeFrom),
				Countries: before?.countries ?? null,
				Days: before ? `${before.minDays}–${before.maxDays}` : null,
				Active: before?.is_active ?? null,
			},
			{
				Name: method.name,
				Price: money(method.price),
				"Free from": money(method.freeFrom),
				Countries: method.countries,
				Days: `${method.minDays}–${method.maxDays}`,
				Active: method.isActive,
			},
		);
		if (detail)
			await recordChange(trx, {
				actorId,
				action: "delivery method",
				subject: `delivery method ${saved.id}`,
				detail,
				now,
			});
		return { ok: true, id: saved.id };
	});
}
