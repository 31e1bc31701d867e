import type { Header } from "./columns.ts";
import type { Finding, ReadProduct } from "./product/wanted-product.ts";
import type { FileRow } from "./read-rows.server.ts";

/** Many more than a product's variants and pictures need. Further rows are counted, but not stored. */
const MAX_REPORTED = 1_000;

/** `count` is the number of rows in the file; `rows` are the first of them. */
export type ProductRows = { rows: FileRow[]; count: number };

/**
 * Groups the rows of each product: consecutive rows with the same handle. A row without a handle is reported
 * as its own group and does not split the group around it. Other requests run between two groups, because
 * SQLite is synchronous.
 */
export async function* groupRows(rows: AsyncIterable<FileRow>, header: Header): AsyncGenerator<ProductRows> {
	const at = header.at.handle?.index ?? 0;
	let group: ProductRows = { rows: [], count: 0 };
	let handle = "";
	for await (const row of rows) {
		const own = (row.cells[at] ?? "").trim().toLowerCase();
		if (own === "") {
			yield { rows: [row], count: 1 };
			continue;
		}
		if (group.count > 0 && own !== handle) {
			yield group;
			group = { rows: [], count: 0 };
			await new Promise(setImmediate);
		}
		handle = own;
		group.count += 1;
		if (group.count <= MAX_REPORTED) group.rows.push(row);
	}
	if (group.count > 0) yield group;
}

/** Finds what a product repeats from an earlier one in the same file: its handle, or an SKU. */
export function findDuplicates(): (read: ReadProduct) => Finding[] {
	const handles = new Map<string, number>();
	const skus = new Map<string, number>();
	return ({ handle, firstRow, product }) => {
		if (handle === "") return [];
		const before = handles.get(handle);
		handles.set(handle, before ?? firstRow);
		const found: Finding[] =
			before === undefined
				? []
				: [
						{
							row: firstRow,
							column: "Handle",
							detail: `“${handle}” is already in row ${before}. Keep the rows of a product together.`,
						},
					];
		for (const { row, sku } of product?.variants ?? []) {
			if (!sku) continue;
			const first = skus.get(sku);
			skus.set(sku, first ?? row);
			if (first !== undefined)
				found.push({ row, column: "SKU", detail: `“${sku}” is already the SKU in row ${first}.` });
		}
		return found;
	};
}
