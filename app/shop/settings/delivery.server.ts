import type { Selectable } from "kysely";
import { describeDifferences } from "#app/common/changes/changes.server.ts";
import { type SettingChange, saveSetting, writeSettingRow } from "#app/common/forms/save-setting.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

const selectDelivery = (db: Database) => db.selectFrom("delivery_methods").selectAll();

/** All delivery methods, including inactive ones, in the order that customers see. */
export const listDelivery = (db: Database) => selectDelivery(db).orderBy("position").orderBy("id").execute();

export const findDelivery = (db: Database, { id }: { id: number | null }) =>
	selectDelivery(db)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

/** Delivery is free from `free_from` on, or never for null. `countries` such as "CA,US"; empty for everywhere. */
type DeliveryMethod = Omit<
	Selectable<Schema["delivery_methods"]>,
	"id" | "version" | "idempotency_key" | "created_at" | "translations"
>;

/**
 * Creates or changes a delivery method, by the rules of `saveSetting`. Orders keep the name and price they
 * were placed with. `currency` formats amounts in the audit trail.
 */
export function saveDelivery(
	db: Database,
	{ method, currency, ...change }: SettingChange & { method: DeliveryMethod; currency: string },
) {
	const kind = "delivery method";
	return saveSetting<DeliveryMethod & { id: number; version: number }, never>(db, {
		kind,
		change,
		read: findDelivery,
		differences: (before) =>
			describeDifferences(before ? describe(before, currency) : {}, describe(method, currency)),
		write: (trx, _, marks) => writeSettingRow(trx, { kind, change }, { ...method, ...marks }),
	});
}

const describe = (method: DeliveryMethod, currency: string) => ({
	name: method.name,
	description: method.description,
	price: { amount: method.price, currency },
	freeFrom: method.free_from === null ? null : { amount: method.free_from, currency },
	// Sorted to compare: not all were written by this form, which sorts them.
	countries: method.countries.split(",").sort().join(", "),
	days: `${method.min_days}–${method.max_days}`,
	position: method.position,
	active: method.is_active,
});
