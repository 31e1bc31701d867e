import type { Transaction } from "kysely";
import { describeDifferences } from "#app/common/audit.server.ts";
import { formatMoney } from "#app/common/money.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { type SettingChange, saveSetting } from "./save-setting.server.ts";

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
	"version",
] as const;

/** All delivery methods, including inactive ones, in the order that customers see. */
export const listDelivery = (db: Database) =>
	db.selectFrom("delivery_methods").select(COLUMNS).orderBy("position").orderBy("id").execute();

/** One delivery method, or undefined. */
export const findDelivery = (db: Database, { id }: { id: number | null }) =>
	db
		.selectFrom("delivery_methods")
		.select(COLUMNS)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

type DeliveryMethod = {
	name: string;
	description: string;
	/** Minor units; `freeFrom` is the price of goods from which delivery is free, null for never. */
	price: number;
	freeFrom: number | null;
	/** "CA,US"; empty for everywhere. */
	countries: string;
	minDays: number;
	maxDays: number;
	position: number;
	isActive: boolean;
};

/**
 * Creates or changes a delivery method, by the rules of `saveSetting`. Orders keep the name and price they
 * were placed with. `currency` formats amounts in the audit trail.
 */
export function saveDelivery(
	db: Database,
	{ method, currency, ...change }: SettingChange & { method: DeliveryMethod; currency: string },
) {
	return saveSetting<Found, never>(db, {
		kind: "delivery method",
		change,
		read: (trx, id) => findDelivery(trx, { id }),
		differences: (before) =>
			describeDifferences(
				before ? describe({ ...before, isActive: before.is_active }, currency) : {},
				describe(method, currency),
			),
		write: (trx, before, marks) => writeDelivery(trx, before, { ...columnsOf(method), ...marks }, change.now),
	});
}

const columnsOf = (method: DeliveryMethod) => ({
	name: method.name,
	description: method.description,
	price: method.price,
	free_from: method.freeFrom,
	countries: method.countries,
	min_days: method.minDays,
	max_days: method.maxDays,
	position: method.position,
	is_active: method.isActive,
});

async function writeDelivery(
	trx: Transaction<Schema>,
	before: { id: number } | undefined,
	values: ReturnType<typeof columnsOf>,
	now: Date,
): Promise<number> {
	const { id } = before
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
	return id;
}

const describe = (method: DeliveryMethod, currency: string) => ({
	Name: method.name,
	Description: method.description,
	Price: formatMoney(method.price, currency),
	"Free from": method.freeFrom === null ? null : formatMoney(method.freeFrom, currency),
	// Sorted to compare: not all were written by this form, which sorts them.
	Countries: method.countries.split(",").sort().join(", "),
	Days: `${method.minDays}–${method.maxDays}`,
	Place: method.position,
	Active: method.isActive,
});
