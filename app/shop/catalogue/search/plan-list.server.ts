import { countRows } from "#app/common/lists/count-rows.server.ts";
import { isMoreThanCounted } from "#app/common/lists/most-counted.ts";
import type { Database } from "#db/client.ts";
import type { ProductQuery } from "./list-products.server.ts";
import { offered } from "./offer-conditions.server.ts";
import { countFilters, type ProductFilters } from "./product-filters.ts";
import { correctedQuery, readTerms } from "./read-terms.server.ts";
import type { ProductTerm } from "./term-conditions.server.ts";
import { weighTerms } from "./weigh-terms.server.ts";

type Searched = { filters: ProductFilters; terms: readonly ProductTerm[]; version?: string };

/** Reads the words of a search, and plans its list. `version` is that of the shop's data. */
export async function planSearch(
	db: Database,
	{ filters, version }: Pick<Searched, "filters" | "version">,
): Promise<ProductQuery & { corrected: string | null }> {
	const terms = await readTerms(db, filters.query, version);
	if (filters.query !== "" && terms.length === 0) return { filters, terms, isEmpty: true, corrected: null };
	return { ...(await planList(db, { filters, terms, version })), corrected: correctedQuery(terms) };
}

/**
 * Chooses where a list starts: from the search terms when few products match them; from the filters when they
 * leave few; otherwise it walks the list in its order.
 */
export async function planList(db: Database, { filters, terms, version }: Searched): Promise<ProductQuery> {
	const { isBroad, terms: weighed } = await weighTerms(db, terms, version);
	if (terms.length > 0 && !isBroad) return { filters, terms: weighed, version };
	if (countFilters(filters) === 0) return { filters, terms, isBroad, version };
	const count = await countRows(db, offered(db, filters));
	return { filters, terms, isBroad, fewCount: isMoreThanCounted(count) ? undefined : count, version };
}
