import { typedWords } from "#app/common/lists/indexed-words.ts";
import { searchWords } from "#app/common/lists/search-words.ts";
import type { ProductTerm } from "#app/shop/catalogue/search/term-conditions.server.ts";
import { weighTerms } from "#app/shop/catalogue/search/weigh-terms.server.ts";
import type { Database } from "#db/client.ts";

/**
 * `exact`: parts with other characters between letters and digits (`BL-1`, `3.5`), which must occur as typed.
 * Other punctuation is not indexed and is ignored, as in the shop.
 */
export type Search = {
	terms: readonly ProductTerm[];
	isBroad: boolean;
	exact: string[];
	/** The products that match exactly, if known. */
	ids: number[];
};

export async function readSearch(db: Database, typed: string): Promise<Search> {
	const pieces = searchWords(typed);
	const terms = typedWords(pieces.join(" ")).map(
		(word): ProductTerm => ({ typed: word, beginnings: [word], wholes: [] }),
	);
	const exact = pieces
		.map((piece) => piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
		.filter((piece) => /[^\p{L}\p{N}]/u.test(piece));
	const search = await weighTerms(db, terms);
	if (!search.isBroad || exact.length === 0) return { ...search, exact, ids: [] };
	// Products are not scanned: SKUs have an index, and other text is found by its words.
	const ids = await idsOfSkus(db, typed.split(/\s+/u));
	return ids.length > 0 ? { terms: [], isBroad: false, exact: [], ids } : { ...search, exact: [], ids };
}

async function idsOfSkus(db: Database, typed: readonly string[]): Promise<number[]> {
	const spelled = typed.flatMap((sku) => [sku, sku.toUpperCase()]);
	const found = db.selectFrom("variants").select("product_id").where("archived_at", "is", null);
	const rows = await found.where("sku", "in", spelled).limit(spelled.length).execute();
	return rows.map(({ product_id }) => product_id);
}
