import type { StoredValue } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { foldText } from "#app/common/lists/fold-text.ts";
import type { Database } from "#db/client.ts";
import type { TaxClass } from "#db/schema/columns.ts";
import type { TaxClassChoice } from "./tax-class-field.ts";

async function readReduced(db: Database): Promise<TaxClassChoice[]> {
	const rows = await db.selectFrom("tax_classes").select(["id", "name"]).orderBy("id").execute();
	return rows.map(({ id, name }) => ({ value: `reduced-${id}`, label: name }));
}

/** All tax classes, to choose from: the market's reduced rates stand after the standard rate. */
export const listTaxClasses = async (db: Database): Promise<TaxClassChoice[]> => [
	{ value: "standard", label: t.taxClasses.standard },
	...(await readReduced(db)),
	{ value: "zero", label: t.taxClasses.zero },
	{ value: "exempt", label: t.taxClasses.exempt },
];

/** The names of tax classes, to store them in the trail. */
export async function nameTaxClasses(db: Database): Promise<(taxClass: TaxClass | null) => StoredValue> {
	const reduced = await readReduced(db);
	return (taxClass) =>
		reduced.find(({ value }) => value === taxClass)?.label ??
		({ label: taxClass ?? "ofProduct", of: "taxClass" } as const);
}

const WORDS: readonly TaxClass[] = ["standard", "zero", "exempt"];

export type WordOfClass = (taxClass: TaxClass) => string;

/** The words for tax classes in files: fixed ones, and the names of reduced rates. */
export async function readClassWords(db: Database) {
	const all = [...WORDS.map((value) => ({ value, label: value as string })), ...(await readReduced(db))];
	const wordOf: WordOfClass = (taxClass) => all.find(({ value }) => value === taxClass)?.label ?? taxClass;
	const classOf = (word: string): TaxClass | undefined =>
		all.find(({ label }) => foldText(label) === foldText(word))?.value;
	return { wordOf, classOf, words: all.map(({ label }) => label) };
}
