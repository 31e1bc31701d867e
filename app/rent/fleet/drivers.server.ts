import { describeDifferences } from "#app/common/changes/changes.server.ts";
import { type SettingChange, saveSetting } from "#app/common/forms/save-setting.server.ts";
import type { Database } from "#db/client.ts";

const MOST_DRIVERS = 500;

const selectDrivers = (db: Database) =>
	db
		.selectFrom("rent_drivers")
		.select(["id", "name", "contact", "contact_e164", "email", "is_active", "version"]);

/** The drivers, active ones first, by name. */
export const listDrivers = (db: Database) =>
	selectDrivers(db).orderBy("is_active", "desc").orderBy("name").orderBy("id").limit(MOST_DRIVERS).execute();

/** One driver, or undefined. */
export const findDriver = (db: Database, { id }: { id: number | null }) =>
	selectDrivers(db)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

type Driver = { name: string; contact: string; contact_e164: string; email: string; is_active: boolean };

/** Adds or changes a driver by the rules of `saveSetting`. */
export function saveDriver(db: Database, { driver, ...change }: SettingChange & { driver: Driver }) {
	return saveSetting<Driver & { id: number; version: number }, never>(db, {
		kind: "driver",
		change,
		read: findDriver,
		differences: (before) => describeDifferences(before ? describe(before) : {}, describe(driver)),
		async write(trx, before, { version, idempotency_key = null }) {
			const row = { ...driver, version };
			const query = before
				? trx.updateTable("rent_drivers").set(row).where("id", "=", before.id).returning("id")
				: trx
						.insertInto("rent_drivers")
						.values({ ...row, idempotency_key, created_at: change.now.toISOString() })
						.returning("id");
			return (await query.executeTakeFirstOrThrow()).id;
		},
	});
}

const describe = (driver: Driver) => ({
	name: driver.name,
	phone: driver.contact,
	email: driver.email,
	active: driver.is_active,
});
