import { describeDifferences } from "#app/common/changes/changes.server.ts";
import { type SettingChange, saveSetting, writeSettingRow } from "#app/common/forms/save-setting.server.ts";
import type { Database } from "#db/client.ts";

const selectClasses = (db: Database) => db.selectFrom("tax_classes").select(["id", "name", "version"]);

/** The market's classes of reduced rates. */
export const listReducedClasses = (db: Database) => selectClasses(db).orderBy("id").execute();

export const findTaxClass = (db: Database, { id }: { id: number | null }) =>
	selectClasses(db)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

type NameTaken = { ok: false; reason: "name_taken" };

/** Creates or renames a class of reduced rates, by the rules of `saveSetting`. Its name is its word in files. */
export function saveTaxClass(db: Database, { name, ...change }: SettingChange & { name: string }) {
	const kind = "tax class";
	return saveSetting(db, {
		kind,
		change,
		read: findTaxClass,
		differences: (before) => describeDifferences(before ? { name: before.name } : {}, { name }),
		write: (trx, _, marks) => writeSettingRow(trx, { kind, change }, { name, ...marks }),
		taken: async (): Promise<NameTaken> => ({ ok: false, reason: "name_taken" }),
	});
}
