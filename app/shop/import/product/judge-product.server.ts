import type { Database } from "#db/client.ts";
import {
	archivedVariantOf,
	type CurrentProduct,
	optionNamesOf,
	variantOf,
} from "./current-product.server.ts";
import {
	type Finding,
	MAX_IMPORTED_VARIANTS,
	MAX_PICTURES,
	type WantedProduct,
	type WantedVariant,
} from "./wanted-product.ts";

/**
 * Returns problems that need the shop's data: an SKU of another product, stock below zero, a different number
 * of options, or more variants or pictures than a product can have.
 */
export async function judgeProduct(
	db: Database,
	wanted: WantedProduct,
	current?: CurrentProduct,
): Promise<Finding[]> {
	return [
		...(await findTakenSkus(db, wanted, current)),
		...judgeOptions(wanted, current),
		...judgeStock(wanted, current),
		...judgeNumbers(wanted, current),
	];
}

async function findTakenSkus(
	db: Database,
	wanted: WantedProduct,
	current?: CurrentProduct,
): Promise<Finding[]> {
	const skus = wanted.variants.flatMap(({ sku }) => (sku ? [sku] : []));
	if (skus.length === 0) return [];
	const taken = await db
		.selectFrom("variants")
		.innerJoin("products", "products.id", "variants.product_id")
		.select(["variants.id", "variants.sku", "products.title"])
		.where("variants.sku", "in", skus)
		.where("variants.archived_at", "is", null)
		.execute();
	const isMine = (id: number, variant: WantedVariant) => current && variantOf(current, variant)?.id === id;
	// A variant of the same product that gets another SKU from this file releases its own.
	const isGivenUp = (id: number, sku: string | null) =>
		wanted.variants.some((one) => isMine(id, one) && one.sku !== undefined && one.sku !== sku);
	return wanted.variants.flatMap((variant) => {
		const owner = taken.find(
			(one) => one.sku === variant.sku && !isMine(one.id, variant) && !isGivenUp(one.id, one.sku),
		);
		if (!owner) return [];
		return [
			{
				row: variant.row,
				column: "SKU",
				detail: `“${variant.sku}” is already the SKU of ${owner.title}.`,
			},
		];
	});
}

function judgeOptions(wanted: WantedProduct, current?: CurrentProduct): Finding[] {
	if (!current || optionNamesOf(current).length === wanted.optionNames.length) return [];
	const names = optionNamesOf(current).join(", ") || "no options";
	const detail = `The product in the shop has other options (${names}). Change them in the shop first.`;
	return [{ row: wanted.firstRow, column: "Option1 name", detail }];
}

/** Variants and pictures that the file adds to those in the shop. */
function judgeNumbers(wanted: WantedProduct, current?: CurrentProduct): Finding[] {
	if (!current) return [];
	const variants = wanted.variants.filter((variant) => !variantOf(current, variant)).length;
	const isNew = ({ hash }: { hash: string }) => !current.images.some((image) => image.image_hash === hash);
	const pictures =
		(wanted.images ?? []).filter(isNew).length + wanted.pending.filter(({ isVariant }) => !isVariant).length;
	const over = (column: string, count: number, most: number, what: string) =>
		count > most
			? [
					{
						row: wanted.firstRow,
						column,
						detail: `The product would have ${count} ${what}. At most ${most} are possible.`,
					},
				]
			: [];
	return [
		...(variants > 0
			? over("Option1 value", current.variants.length + variants, MAX_IMPORTED_VARIANTS, "variants")
			: []),
		...(pictures > 0
			? over("Product image URL", current.images.length + pictures, MAX_PICTURES, "pictures")
			: []),
	];
}

function judgeStock(wanted: WantedProduct, current?: CurrentProduct): Finding[] {
	return wanted.variants.flatMap((variant) => {
		const now = current && (variantOf(current, variant) ?? archivedVariantOf(current, variant));
		const mayBeLess =
			(variant.isOversellable ?? now?.is_oversellable ?? false) ||
			!(variant.isTracked ?? now?.is_tracked ?? true);
		const quantity = variant.quantity ?? now?.stock ?? 0;
		if (quantity >= 0 || mayBeLess) return [];
		const detail = `“${quantity}” is below 0, and this variant is not sold when out of stock.`;
		return [{ row: variant.row, column: "Inventory quantity", detail }];
	});
}
