import type { Database } from "#db/client.ts";
import { type CurrentProduct, keyOf, optionsOf } from "./current-product.server.ts";
import { describeChanges } from "./describe-changes.ts";
import { judgeProduct } from "./judge-product.server.ts";
import type { Finding, WantedProduct } from "./wanted-product.ts";

/** What importing a product would do: words for the dry run, and what cannot be done. */
export type Plan = {
	kind: "create" | "update" | "unchanged";
	changes: string[];
	problems: Finding[];
	warnings: Finding[];
};

/** Compares what a file wants with what is there. */
export async function planProduct(
	db: Database,
	{ wanted, current, currency }: { wanted: WantedProduct; current?: CurrentProduct; currency: string },
): Promise<Plan> {
	const problems = await judgeProduct(db, wanted, current);
	if (!current) {
		const count = wanted.variants.length;
		const changes = [`${wanted.title}, ${count === 1 ? "1 variant" : `${count} variants`}`];
		return { kind: "create", changes, problems, warnings: findPriceless(wanted) };
	}
	const changes = describeChanges(wanted, current, currency);
	return {
		kind: changes.length > 0 ? "update" : "unchanged",
		changes,
		problems,
		warnings: findLeftOut(wanted, current),
	};
}

function findPriceless(wanted: WantedProduct): Finding[] {
	const first = wanted.variants.find(({ price }) => price === undefined);
	if (!first) return [];
	return [
		{
			row: first.row,
			column: "Price",
			detail: "The file has no prices. New products get the price 0 and stay drafts.",
		},
	];
}

function findLeftOut(wanted: WantedProduct, current: CurrentProduct): Finding[] {
	const inFile = new Set(wanted.variants.map(({ options }) => keyOf(options)));
	const left = current.variants.filter((variant) => !inFile.has(keyOf(optionsOf(variant))));
	if (left.length === 0) return [];
	const names = left.map((variant) => optionsOf(variant).join(" / ")).join(", ");
	return [{ row: wanted.firstRow, column: "", detail: `Not in the file, so kept as they are: ${names}.` }];
}
