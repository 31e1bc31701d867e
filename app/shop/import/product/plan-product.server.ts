import type { Transaction } from "kysely";
import { resolvePictures } from "#app/shop/import/pictures/resolve-pictures.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { type CurrentProduct, currentOptions, keyOf } from "./current-product.server.ts";
import { describeChanges } from "./describe-changes.ts";
import { judgeProduct } from "./judge-product.server.ts";
import type { Finding, WantedProduct } from "./wanted-product.ts";

export type Plan = {
	kind: "create" | "update" | "unchanged";
	/** The product with its pictures resolved and its new status. */
	wanted: WantedProduct;
	changes: string[];
	problems: Finding[];
	warnings: Finding[];
	/** The file publishes the product, but it stays a draft until it has a picture. */
	isHeld: boolean;
};

type Planned = {
	wanted: WantedProduct;
	current?: CurrentProduct;
	currency: string;
	/** Publishes the product although it has no picture. */
	publishesPictureless: boolean;
};

export async function planProduct(
	db: Database | Transaction<Schema>,
	{ wanted: read, current, currency, publishesPictureless }: Planned,
): Promise<Plan> {
	const resolved = await resolvePictures(db, read, { isNew: !current });
	const problems = await judgeProduct(db, resolved, current);
	const isHeld = !publishesPictureless && isPublishedWithoutPicture(resolved, current);
	const isDraft = isHeld || (!current && !isPriced(resolved));
	const wanted = isDraft ? { ...resolved, status: current ? undefined : ("draft" as const) } : resolved;
	const pictures = pictureChanges(wanted);
	if (!current) {
		const changes = [describeNew(wanted), ...pictures, ...(isHeld ? [HELD] : [])];
		return { kind: "create", wanted, changes, problems, warnings: findPriceless(wanted), isHeld };
	}
	const changes = [...describeChanges(wanted, current, currency), ...pictures];
	const kind = changes.length > 0 ? "update" : "unchanged";
	return { kind, wanted, changes, problems, warnings: findLeftOut(wanted, current), isHeld };
}

const HELD = "stays a draft until it has a picture";

const isPriced = (wanted: WantedProduct) => wanted.variants.every(({ price }) => price !== undefined);

function isPublishedWithoutPicture(wanted: WantedProduct, current?: CurrentProduct): boolean {
	const isPublishing =
		wanted.status === "active" && current?.status !== "active" && (current !== undefined || isPriced(wanted));
	return isPublishing && (wanted.images ?? []).length === 0 && (current?.images ?? []).length === 0;
}

function describeNew({ title, variants, category, status }: WantedProduct): string {
	const count = variants.length === 1 ? "1 variant" : `${variants.length} variants`;
	return `${title}, ${count}${category ? `, in ${category}` : ""}, ${status ?? "draft"}`;
}

function pictureChanges({ pending }: WantedProduct): string[] {
	const count = pending.length;
	return count === 0 ? [] : [`${count} ${count === 1 ? "picture" : "pictures"} to add`];
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
	const left = current.variants.filter((variant) => !inFile.has(keyOf(currentOptions(variant))));
	if (left.length === 0) return [];
	const names = left.map((variant) => currentOptions(variant).join(" / ")).join(", ");
	return [{ row: wanted.firstRow, column: "", detail: `Not in the file, so kept as they are: ${names}.` }];
}
