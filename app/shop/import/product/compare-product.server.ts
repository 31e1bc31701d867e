import { storeLabel, storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { MAX_PHOTOS } from "#app/common/photos/photo-limits.ts";
import { atCell, atRow, type Finding, type Header } from "#app/shop/import/columns.ts";
import { type ResolvedProduct, resolvePictures } from "#app/shop/import/pictures/resolve-pictures.server.ts";
import { nameTaxClasses } from "#app/shop/pricing/tax-classes.server.ts";
import type { ProductStatus } from "#app/shop/products/product-status.ts";
import { MAX_VARIANTS } from "#app/shop/stock/product-options.ts";
import type { Database } from "#db/client.ts";
import type { TaxClass } from "#db/schema/columns.ts";
import {
	type CurrentProduct,
	type CurrentVariant,
	currentOptionNames,
	currentOptions,
} from "./current-product.server.ts";
import { describeChanges } from "./describe-changes.ts";
import { isTaxonomyId, keyOf, type WantedProduct, type WantedVariant } from "./read-product.ts";

/** A variant of the file, with the one in the shop that has the same options, which may be archived. */
export type VariantPair = { wanted: WantedVariant; current?: CurrentVariant };

/** A product of the file beside the one in the shop. */
export type ComparedProduct = { wanted: ResolvedProduct; current?: CurrentProduct; pairs: VariantPair[] };

export type Comparison = ComparedProduct & {
	kind: "create" | "update" | "unchanged";
	/** Each change as text. */
	changes: string[];
	problems: Finding[];
	warnings: Finding[];
	/** The file publishes the product, but it stays a draft until it has a picture. */
	isHeld: boolean;
};

type Compared = {
	wanted: WantedProduct;
	current?: CurrentProduct;
	header: Header;
	currency: string;
	/** Publishes the product although it has no picture. */
	publishesPictureless: boolean;
};

/** Compares a product of the file with the one in the shop: what an import would change, and what prevents it. */
export async function compareProduct(
	db: Database,
	{ wanted: read, current, header, currency, publishesPictureless }: Compared,
): Promise<Comparison> {
	const resolved = await resolvePictures(db, read, { isNew: !current });
	const isPriced = read.variants.every(({ columns }) => columns.price !== undefined);
	const isPublished = read.columns.status === "active" && (current ? current.status !== "active" : isPriced);
	const hasPicture = resolved.images.length > 0 || (current !== undefined && current.images.length > 0);
	const isHeld = isPublished && !hasPicture && !publishesPictureless;
	const isDraft = isHeld || (!current && !isPriced);
	const draft = current ? undefined : ("draft" as const);
	const isSameCategory = read.category?.toLowerCase() === current?.category?.toLowerCase();
	const wanted = {
		...resolved,
		category: isSameCategory ? undefined : read.category,
		columns: { ...read.columns, status: isDraft ? draft : read.columns.status },
	};
	const compared = { wanted, current, pairs: pairVariants(wanted, current) };
	const changes = current
		? describeChanges(compared, current, { currency, nameOf: await nameTaxClasses(db) })
		: [describeNew(wanted)];
	const pending = wanted.pending.length;
	if (pending > 0) changes.push(storeText("picturesToAdd", { count: pending }));
	if (!current) changes.push(plannedStatus(isHeld, wanted.columns.status));
	return {
		...compared,
		kind: !current ? "create" : changes.length > 0 ? "update" : "unchanged",
		changes,
		problems: await findProblems(db, compared, header),
		warnings: findWarnings(compared, header),
		isHeld,
	};
}

/** A variant on sale comes before archived ones, and the latest archived one before the others. */
function pairVariants({ variants, columns }: WantedProduct, current?: CurrentProduct): VariantPair[] {
	const ofProduct = columns.tax_class ?? current?.tax_class ?? "standard";
	return variants.map((wanted) => {
		const isSame = (variant: CurrentVariant) => keyOf(currentOptions(variant)) === keyOf(wanted.options);
		const before = current?.variants.find(isSame) ?? current?.archived.findLast(isSame);
		const tax_class = wantedTaxClass(wanted, before?.tax_class ?? null, ofProduct);
		return { wanted: { ...wanted, columns: { ...wanted.columns, tax_class } }, current: before };
	});
}

/** "Charge tax" of a file without tax classes exempts a variant, or ends that, and leaves any other class. */
function wantedTaxClass(
	{ columns, isTaxable }: WantedVariant,
	before: TaxClass | null,
	ofProduct: TaxClass,
): TaxClass | null | undefined {
	const isExempt = (before ?? ofProduct) === "exempt";
	if (columns.tax_class !== undefined || isTaxable === undefined || isTaxable !== isExempt)
		return columns.tax_class;
	if (!isTaxable) return "exempt";
	return ofProduct === "exempt" ? "standard" : null;
}

function describeNew({ columns: { title }, variants, category }: WantedProduct): string {
	const counted = { title, count: variants.length };
	return category ? storeText("newProductIn", { ...counted, category }) : storeText("newProduct", counted);
}

/** The status of a new product; the file publishes one without a picture once it has one. */
const plannedStatus = (isHeld: boolean, status: ProductStatus = "draft"): string =>
	isHeld ? storeText("draftUntilPicture") : storeLabel({ label: status, of: "productStatus" });

function findWarnings({ wanted, current, pairs }: ComparedProduct, header: Header): Finding[] {
	const found: Finding[] = [];
	const priceless = wanted.variants.find(({ columns }) => columns.price === undefined);
	if (!current && priceless) {
		found.push(atCell(header, priceless.row, "price", t.importFindings.noPrices));
	}
	const left = current?.variants.filter((variant) => !pairs.some((pair) => pair.current === variant)) ?? [];
	if (left.length > 0) {
		const names = left.map((variant) => currentOptions(variant).join(" / ")).join(", ");
		found.push(atRow(wanted.firstRow, t.importFindings.keptVariants({ names })));
	}
	const { taxonomy } = wanted.columns;
	if (taxonomy && isTaxonomyId(taxonomy) && !wanted.category && !current?.category) {
		const detail = t.importFindings.categoryId({ id: taxonomy });
		found.push(atCell(header, wanted.firstRow, "taxonomy", detail));
	}
	return found;
}

/**
 * Returns problems that need the shop's data: an SKU of another product, a different number of options, stock
 * below zero, or more variants or pictures than a product can have.
 */
async function findProblems(db: Database, compared: ComparedProduct, header: Header): Promise<Finding[]> {
	const { wanted, current, pairs } = compared;
	const found = await findTakenSkus(db, compared, header);
	const names = current ? currentOptionNames(current) : wanted.optionNames;
	if (names.length !== wanted.optionNames.length) {
		const detail = t.importFindings.otherOptions({
			names: names.join(", ") || t.importFindings.noOptions,
		});
		found.push(atCell(header, wanted.firstRow, "option1Name", detail));
	}
	for (const { wanted: variant, current: before } of pairs) {
		const isOversellable = variant.columns.is_oversellable ?? before?.is_oversellable ?? false;
		const isTracked = variant.columns.is_tracked ?? before?.is_tracked ?? true;
		const quantity = variant.quantity ?? before?.stock ?? 0;
		if (quantity >= 0 || isOversellable || !isTracked) continue;
		const detail = t.importFindings.belowZero({ quantity });
		found.push(atCell(header, variant.row, "quantity", detail));
	}
	if (!current) return found;
	const newVariants = pairs.filter((pair) => !pair.current || pair.current.archived_at !== null).length;
	const variants = current.variants.length + newVariants;
	if (newVariants > 0 && variants > MAX_VARIANTS) {
		const detail = t.importFindings.wouldHaveVariants({ count: variants, most: MAX_VARIANTS });
		found.push(atCell(header, wanted.firstRow, "option1", detail));
	}
	const hashes = new Set(current.images.map(({ image_hash }) => image_hash));
	const newPictures =
		wanted.images.filter(({ hash }) => !hashes.has(hash)).length +
		wanted.pending.filter(({ isVariant }) => !isVariant).length;
	const pictures = current.images.length + newPictures;
	if (newPictures > 0 && pictures > MAX_PHOTOS) {
		const detail = t.importFindings.wouldHavePictures({ count: pictures, most: MAX_PHOTOS });
		found.push(atCell(header, wanted.firstRow, "imageSrc", detail));
	}
	return found;
}

async function findTakenSkus(db: Database, { pairs }: ComparedProduct, header: Header): Promise<Finding[]> {
	const skus = pairs.flatMap(({ wanted }) => wanted.columns.sku ?? []);
	if (skus.length === 0) return [];
	const owners = await db
		.selectFrom("variants")
		.innerJoin("products", "products.id", "variants.product_id")
		.select(["variants.id", "variants.sku", "products.title"])
		.where("variants.sku", "in", skus)
		.where("variants.archived_at", "is", null)
		.execute();
	// A variant that gets another SKU from this file releases its own.
	const isReleased = ({ id, sku }: { id: number; sku: string | null }) =>
		pairs.some(
			({ wanted, current }) =>
				current?.id === id && wanted.columns.sku !== undefined && wanted.columns.sku !== sku,
		);
	const taken = owners.filter((owner) => !isReleased(owner));
	return pairs.flatMap(({ wanted, current }) => {
		const owner = taken.find(({ id, sku }) => sku === wanted.columns.sku && id !== current?.id);
		if (!owner) return [];
		const detail = t.importFindings.skuTaken({ sku: wanted.columns.sku ?? "", product: owner.title });
		return [atCell(header, wanted.row, "sku", detail)];
	});
}
