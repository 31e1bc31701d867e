import type { Selectable } from "kysely";
import { describeDifferences } from "#app/common/changes/changes.server.ts";
import { TAX_PLACES, typedPercent } from "#app/common/forms/percent.ts";
import { type SettingChange, saveSetting, writeSettingRow } from "#app/common/forms/save-setting.server.ts";
import { nameTaxClasses } from "#app/shop/pricing/tax-classes.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

const selectTaxes = (db: Database) =>
	db
		.selectFrom("tax_rates")
		.select(["id", "name", "country", "region", "tax_class", "starts_on"])
		.select(["rate_ppm", "is_inclusive", "is_active", "version"]);

/** All tax rates, including inactive ones, by place; of each class the newest first. */
export const listTaxes = (db: Database) =>
	selectTaxes(db)
		.orderBy("country")
		.orderBy("region")
		.orderBy("tax_class")
		.orderBy("starts_on", "desc")
		.orderBy("id")
		.execute();

export const findTax = (db: Database, { id }: { id: number | null }) =>
	selectTaxes(db)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

/** An empty `region` means the whole country. */
type TaxRate = Pick<
	Selectable<Schema["tax_rates"]>,
	"name" | "country" | "region" | "tax_class" | "starts_on" | "rate_ppm" | "is_inclusive" | "is_active"
>;

type PlaceTaken = {
	ok: false;
	reason: "place_taken";
	other: Pick<TaxRate, "name" | "rate_ppm"> | undefined;
};

/**
 * Creates or changes a tax rate, by the rules of `saveSetting`. Refused when another active rate of its class covers
 * the same place from the same day (`other`). Orders keep the rate they were placed with.
 */
export async function saveTax(db: Database, { rate, ...change }: SettingChange & { rate: TaxRate }) {
	const kind = "tax rate";
	const nameOfClass = await nameTaxClasses(db);
	const describe = ({ tax_class, starts_on, ...saved }: TaxRate) => ({
		name: saved.name,
		place: `${saved.country} ${saved.region}`.trim(),
		tax_class: nameOfClass(tax_class),
		startsOn: starts_on,
		rate: `${typedPercent(saved.rate_ppm, TAX_PLACES)}%`,
		inPrices: saved.is_inclusive,
		active: saved.is_active,
	});
	return saveSetting(db, {
		kind,
		change,
		read: findTax,
		differences: (before) => describeDifferences(before ? describe(before) : {}, describe(rate)),
		write: (trx, _, marks) => writeSettingRow(trx, { kind, change }, { ...rate, ...marks }),
		taken: async (outside): Promise<PlaceTaken> => ({
			ok: false,
			reason: "place_taken",
			other: await findActive(outside, rate),
		}),
	});
}

const findActive = (db: Database, { country, region, tax_class, starts_on }: TaxRate) =>
	db
		.selectFrom("tax_rates")
		.select(["name", "rate_ppm"])
		.where("country", "=", country)
		.where("region", "=", region)
		.where("tax_class", "=", tax_class)
		.where("starts_on", "=", starts_on)
		.where("is_active", "=", true)
		.executeTakeFirst();
