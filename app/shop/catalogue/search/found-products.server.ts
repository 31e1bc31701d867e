import { type SqlBool, sql } from "kysely";
import { currentMinute } from "#app/common/current-minute.ts";
import { rememberRowsByVersion } from "#app/common/remember-by-version.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf, rowsInJson } from "#db/engines/adapter.ts";
import { statementWith } from "#db/statement-with.ts";
import type { PageCursor } from "./page-marks.ts";
import type { ProductFilters, ProductSort } from "./product-filters.ts";
import { activeProductsWith, type ProductTerm } from "./term-conditions.server.ts";

/* A search that finds few products asks the index once. Its filters, counts and order are computed here, because
   asking the index again for the list and for the counts takes longer than all of that. */

/** With more products, the database counts and sorts. */
const FEW = 2_000;

/** What filters, counts and sort orders need of a product. */
export type FoundProduct = {
	id: number;
	category_id: number | null;
	is_on_sale: boolean;
	is_in_stock: boolean;
	price_from: number;
	title_words: string;
	/** Not for lists from the newest on. */
	units_sold?: number;
	/** Only for lists from the newest on. */
	published_at?: string | null;
};

/**
 * The active products that match all terms; undefined when there are too many. `version` is that of the shop's data:
 * with it, the index is asked for ids, and each product is read once a minute, since searches find the same ones again.
 */
export async function findFew(
	db: Database,
	{ terms, sort, version }: { terms: readonly ProductTerm[]; sort: ProductSort; version: string | undefined },
): Promise<FoundProduct[] | undefined> {
	const few = (found: FoundProduct[]) => (found.length > FEW ? undefined : found);
	if (terms.some(({ isCommon }) => isCommon))
		return few(await columnsOf(activeProductsWith(db, terms), keyOf(sort)).execute());
	const query = adapterOf(db).productQuery(terms);
	const readAll = async () => few(await readMatching[keyOf(sort)](db, { query }));
	if (version === undefined || sort === "newest") return readAll();
	const [matching] = await readIds(db, { query });
	const ids = rowsInJson<[number]>(matching?.ids).map(([id]) => id);
	if (ids.length <= FEW)
		return remembered(`${version} ${currentMinute()}`, ids, (missing) =>
			readActive(db, { ids: JSON.stringify(missing) }),
		);
	// Fewer of them may be active.
	const isMore = await adapterOf(db).hasProducts(db, terms, { atLeast: FEW + 1, condition: sql`1 = 1` });
	return isMore ? undefined : readAll();
}

/** Those of a minute, because sales are not part of the version. A product takes some 200 bytes. */
const remembered = rememberRowsByVersion<FoundProduct>({ max: 100_000 });

/** The column that an order needs besides. The units sold are in the index that the others are read from. */
const keyOf = (sort: ProductSort) => (sort === "newest" ? "published_at" : "units_sold");

type Key = ReturnType<typeof keyOf>;

const columnsOf = <Own extends Key>(products: ReturnType<typeof activeProductsWith>, key: Own) =>
	products
		.select(["products.id", "category_id", "is_on_sale", "is_in_stock", "price_from", "title_words"])
		.select(key)
		.limit(FEW + 1);

/** Without common terms, which are checked in the products found. */
const matching = <Own extends Key>(key: Own) =>
	statementWith({ query: "any" }, (db, { query }) =>
		columnsOf(adapterOf(db).selectActiveProducts(db, query, sql`1 = 1`), key),
	);
const readMatching = { units_sold: matching("units_sold"), published_at: matching("published_at") };

const readIds = statementWith({ query: "any" }, (db, { query }) => {
	const { asJson, selectProductIds } = adapterOf(db);
	return db.selectFrom(selectProductIds(db, query, FEW + 1).as("matching")).select(asJson(["id"]).as("ids"));
});

const readActive = statementWith({ ids: "[-1, -2]" }, (db, { ids }) =>
	columnsOf(db.selectFrom("products"), "units_sold")
		.where("status", "=", "active")
		.where(sql<SqlBool>`products.id in (${adapterOf(db).valuesOf(ids)})`),
);

/** Whether a product's lowest price is in a range. */
export const isWithin = (
	{ price_from }: FoundProduct,
	{ min, max }: Pick<ProductFilters, "min" | "max">,
): boolean => (min === null || price_from >= min) && (max === null || price_from <= max);

/** Whether a product passes the filters other than that of the category. */
export const passesOffer = (
	product: FoundProduct,
	{ min, max, inStock, onSale }: Pick<ProductFilters, "min" | "max" | "inStock" | "onSale">,
): boolean =>
	isWithin(product, { min, max }) && (!inStock || product.is_in_stock) && (!onSale || product.is_on_sale);

/** The product's sort keys, as in the database. */
function keysOf(product: FoundProduct, sort: ProductSort, fits: readonly Fit[]): PageCursor["keys"] {
	if (sort === "fit") return [fitOf(product, fits), product.units_sold ?? 0];
	if (sort === "best") return [product.units_sold ?? 0];
	if (sort === "name") return [product.title_words];
	return [sort === "newest" ? (product.published_at ?? "") : product.price_from];
}

/** What a term is compared with: its words, and their beginnings. */
type Fit = { wholes: readonly string[]; beginnings: readonly string[] };

const fitsOf = (terms: readonly ProductTerm[]): Fit[] =>
	terms.map(({ beginnings, wholes }) => ({
		wholes: [...beginnings, ...wholes].map((word) => ` ${word} `),
		beginnings: beginnings.map((word) => ` ${word}`),
	}));

/** See `fitOf` of the terms' conditions. */
function fitOf({ title_words }: FoundProduct, fits: readonly Fit[]): number {
	const words = ` ${title_words} `;
	let fit = 0;
	for (const { beginnings, wholes } of fits)
		if (wholes.some((word) => words.includes(word))) fit += 3;
		else if (beginnings.some((word) => words.includes(word))) fit += 2;
	return fit;
}

type Place = { keys: PageCursor["keys"]; id: number };

function comparePlaces(a: Place, b: Place): number {
	for (let at = 0; at < a.keys.length; at++) {
		const order = compareKeys(a.keys[at] ?? 0, b.keys[at] ?? 0);
		if (order !== 0) return order;
	}
	return a.id - b.id;
}

function compareKeys(a: number | string, b: number | string): number {
	if (a === b) return 0;
	// By bytes, like the engines. Characters of two units are the only ones that JavaScript sorts otherwise.
	if (typeof a === "string" && typeof b === "string" && /[\ud800-\udfff]/.test(a + b))
		return Buffer.compare(Buffer.from(a), Buffer.from(b));
	return a < b ? -1 : 1;
}

type FoundPage = {
	found: readonly FoundProduct[];
	terms: readonly ProductTerm[];
	sort: ProductSort;
	isUp: boolean;
	mark: PageCursor | null;
	limit: number;
};

/** The places of the first products beyond a mark, in reading order. */
export function pageOfFound({ found, terms, sort, isUp, mark, limit }: FoundPage): Place[] {
	const way = isUp ? 1 : -1;
	const fits = fitsOf(terms);
	const places = found.map((product) => ({ keys: keysOf(product, sort, fits), id: product.id }));
	return (mark ? places.filter((place) => way * comparePlaces(place, mark) > 0) : places)
		.sort((a, b) => way * comparePlaces(a, b))
		.slice(0, limit);
}
